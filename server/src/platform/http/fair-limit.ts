import { throttled } from './problem.ts';

/** Runs work for a key (a user, say) when its turn has come. */
type FairLimit = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

type Lines = {
  /** Most waiting calls of one key. */
  each: number;
  /** Most waiting calls of all keys: what they hold in memory is bounded. */
  all: number;
};

/**
 * Lets `width` calls through at once, one of each key. Keys with waiting calls take turns, so a user with many slow calls makes
 * only those calls wait. A full line is a 429.
 */
export function fairLimit(width: number, { each, all }: Lines): FairLimit {
  const running = new Set<string>();
  const lines = new Map<string, (() => void)[]>();
  let waiting = 0;

  const startNext = () => {
    for (const [key, line] of lines) {
      if (running.size >= width) return;
      if (running.has(key)) continue;
      const go = line.shift();
      // the others of this key wait behind those of all others
      lines.delete(key);
      if (line.length > 0) lines.set(key, line);
      waiting--;
      running.add(key);
      go?.();
    }
  };

  return async (key, work) => {
    if (running.size < width && !running.has(key)) running.add(key);
    else {
      const line = lines.get(key) ?? [];
      if (line.length >= each || waiting >= all) throw throttled(5);
      lines.set(key, line);
      waiting++;
      await new Promise<void>((go) => line.push(go));
    }
    try {
      return await work();
    } finally {
      running.delete(key);
      startNext();
    }
  };
}

/** Lets the calls of a route take turns by the network that they come from. */
export const byNetwork =
  (limit: FairLimit) =>
  <Result>(work: () => Promise<Result>, network: string): Promise<Result> =>
    limit(network, work);
