import { type Problem, throttled } from './problem.ts';

/** Runs work for a key (a user, say) when its turn has come. */
type FairLimit = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

type Lines = {
  /** Most waiting calls of one key. */
  each: number;
  /** Most waiting calls of all keys: what they hold in memory is bounded. */
  all: number;
};

type Waiting = { go: () => void; refuse: (problem: Problem) => void };

/**
 * Lets `width` calls through at once, one of each key. Keys with waiting calls take turns, so a user with many slow calls makes
 * only those calls wait. A full line is a 429; when all lines together are full, the last call of the longest line gets it, so that
 * a few keys don't shut out all others.
 */
export function fairLimit(width: number, { each, all }: Lines): FairLimit {
  const running = new Set<string>();
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;

  const startNext = () => {
    for (const [key, line] of lines) {
      if (running.size >= width) return;
      if (running.has(key)) continue;
      const next = line.shift();
      // the others of this key wait behind those of all others
      lines.delete(key);
      if (line.length > 0) lines.set(key, line);
      waiting--;
      running.add(key);
      next?.go();
    }
  };

  /** Takes the last call out of the longest line, when that is longer than this one will be; whether it did. */
  const shortenLongest = (length: number): boolean => {
    const longest = [...lines.values()].reduce((long, line) => (line.length > long.length ? line : long), []);
    if (longest.length <= length + 1) return false;
    longest.pop()?.refuse(throttled(5));
    waiting--;
    return true;
  };

  return async (key, work) => {
    if (running.size < width && !running.has(key)) running.add(key);
    else {
      const line = lines.get(key) ?? [];
      if (line.length >= each) throw throttled(5);
      if (waiting >= all && !shortenLongest(line.length)) throw throttled(5);
      lines.set(key, line);
      waiting++;
      await new Promise<void>((go, refuse) => line.push({ go, refuse }));
    }
    try {
      return await work();
    } finally {
      running.delete(key);
      startNext();
    }
  };
}

/** Lets the calls of a route take turns by sender: the user, or the network of a visitor. */
export const bySender =
  (limit: FairLimit) =>
  <Result>(work: () => Promise<Result>, sender: string): Promise<Result> =>
    limit(sender, work);
