import { type Problem, throttled } from '../problem.ts';

/** Runs work for a key (a user, say) when its turn has come. */
type FairLimit = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

type Lines = {
  /** Most calls of one key that run at once. */
  atOnce?: number;
  /** Most waiting calls of one key. */
  each: number;
  /** Most waiting calls of all keys: what they hold in memory is bounded. */
  all: number;
};

/** Whose calls come after those of all others. */
type IsLater = (key: string) => boolean;

type Waiting = { go: () => void; refuse: (problem: Problem) => void };

/**
 * Lets `width` calls through at once, one or a few of each key. Keys with waiting calls take turns, so a user with many slow calls makes
 * only those calls wait. A full line is a 429; when all lines together are full, the last call of the longest line gets it, so that
 * a few keys don't shut out all others; and many keys don't either, when `isLater` knows them: their calls give way first.
 */
export function fairLimit(width: number, { atOnce = 1, each, all }: Lines, isLater: IsLater = () => false): FairLimit {
  const runningOf = new Map<string, number>();
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const hasRoom = (key: string) => running < width && (runningOf.get(key) ?? 0) < atOnce;
  const begin = (key: string) => {
    running++;
    runningOf.set(key, (runningOf.get(key) ?? 0) + 1);
  };
  const end = (key: string) => {
    running--;
    const left = (runningOf.get(key) ?? 1) - 1;
    if (left === 0) runningOf.delete(key);
    else runningOf.set(key, left);
  };

  const startFirst = (isTheirTurn: IsLater) => {
    for (const [key, line] of lines) {
      if (running >= width) return;
      if (!hasRoom(key) || !isTheirTurn(key)) continue;
      const next = line.shift();
      // the others of this key wait behind those of all others
      lines.delete(key);
      if (line.length > 0) lines.set(key, line);
      waiting--;
      begin(key);
      next?.go();
    }
  };
  const startNext = () => {
    startFirst((key) => !isLater(key));
    startFirst(isLater);
  };

  const longestOf = (candidates: readonly (readonly [string, Waiting[]])[]) =>
    candidates.reduce<readonly [string, Waiting[]]>(
      (long, candidate) => (candidate[1].length >= long[1].length ? candidate : long),
      ['', []],
    );

  /**
   * Takes the last call out of the longest line that comes later, else out of the longest of all, when that is longer than this one
   * will be. Who comes later takes no place of others.
   */
  const makeRoom = (key: string, length: number): boolean => {
    const later = [...lines].filter(([other]) => isLater(other));
    const givesWay = !isLater(key) && later.length > 0;
    const [name, line] = longestOf(givesWay || isLater(key) ? later : [...lines]);
    if (!givesWay && line.length <= length + 1) return false;
    line.pop()?.refuse(throttled(5));
    waiting--;
    // a line is there while somebody waits in it
    if (line.length === 0) lines.delete(name);
    return true;
  };

  return async (key, work) => {
    if (hasRoom(key)) begin(key);
    else {
      const line = lines.get(key) ?? [];
      if (line.length >= each) throw throttled(5);
      if (waiting >= all && !makeRoom(key, line.length)) throw throttled(5);
      lines.set(key, line);
      waiting++;
      await new Promise<void>((go, refuse) => line.push({ go, refuse }));
    }
    try {
      return await work();
    } finally {
      end(key);
      startNext();
    }
  };
}

/** Lets the calls of a route take turns by sender: the user, or the network of a visitor. */
export const bySender =
  (limit: FairLimit) =>
  <Result>(work: () => Promise<Result>, sender: string): Promise<Result> =>
    limit(sender, work);
