import { setTimeout as sleep } from 'node:timers/promises';

/** How long requests and jobs that run may take to finish. */
const PATIENCE_MS = 10_000;

/** What to stop, in this order; each part gets the patience above, then the next is stopped anyway. */
export type Stoppers = (() => Promise<unknown>)[];

interface Stopping {
  say: (line: string) => void;
  /** Serves on for a while as one that is about to stop. */
  drain: (signal: NodeJS.Signals) => Promise<void>;
}

/**
 * Drains on SIGTERM or SIGINT: stops what has been added to `stoppers` from last to first and exits 0. A second signal
 * exits at once; the embedded database stops by itself when we are gone. A start that breaks because of it is no fault:
 * `isStopping` tells.
 */
export function stopOnSignals(stoppers: Stoppers, { say, drain }: Stopping): { isStopping: () => boolean } {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    say(`${signal}: finishing what runs, then stopping …`);
    void drain(signal)
      .then(() => stopAll(stoppers))
      .then((isClean) => process.exit(isClean ? 0 : 1));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return { isStopping: () => isStopping };
}

/** Stops everything; false when a part failed or took too long. */
export async function stopAll(stoppers: Stoppers): Promise<boolean> {
  let isClean = true;
  for (const stop of stoppers.splice(0).reverse()) {
    const outcome = await Promise.race([
      stop().then(
        () => 'stopped',
        () => 'failed',
      ),
      sleep(PATIENCE_MS, 'late', { ref: false }),
    ]);
    if (outcome !== 'stopped') isClean = false;
  }
  return isClean;
}
