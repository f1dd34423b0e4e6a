import { setTimeout as sleep } from 'node:timers/promises';

/** How long running requests and jobs may take to finish, in milliseconds. */
const PATIENCE_MS = 10_000;

/** The functions that stop each part, in order. A part that takes longer than the limit above is skipped. */
export type Stoppers = (() => Promise<unknown>)[];

interface Stopping {
  say: (line: string) => void;
  /** Reports that the process will stop, and keeps serving until load balancers have noticed. */
  drain: (signal: NodeJS.Signals) => Promise<void>;
}

/**
 * Handles SIGTERM and SIGINT: drains, runs the `stoppers` from last to first, and exits with 0, or with 1 when one failed or was too slow.
 * A second signal exits at once; the embedded database then stops by itself. A start that fails because of a signal is no error, see
 * `isStopping`.
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

/** Stops everything; returns false when a part failed or took too long. */
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
