import { type Problem, throttled } from '../problem.ts';

/** Runs work for a key (a user, say) when its turn has come. */
type FairLimit = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

type Lines = {
  /** The most calls of one key that run at once. */
  atOnce?: number;
  /** The most waiting calls of one key. */
  each: number;
  /** The most waiting calls of all keys, which bounds the memory that they take. */
  all: number;
};

/** The keys whose calls come after those of all others. */
type IsLater = (key: string) => boolean;

type Waiting = { go: () => void; refuse: (problem: Problem) => void };

/**
 * Lets `width` calls run at once, one or a few of each key. Keys with waiting calls take turns, so a user with many slow calls delays only
 * those calls. A call for a full line gets a 429. When all lines together are full, the last call of the longest line gets the 429, so that
 * a few keys don't shut out the others. Calls of keys for which `isLater` is true are refused first.
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
      // The other calls of this key now wait behind the calls of all other keys.
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
   * Makes room by refusing the last call of the longest line, and returns whether it did. A call displaces one of a later key if there is
   * any. Otherwise the longest line must be longer than the line of this call would become. A later key only displaces later keys.
   */
  const makeRoom = (key: string, length: number): boolean => {
    const later = [...lines].filter(([other]) => isLater(other));
    const givesWay = !isLater(key) && later.length > 0;
    const [name, line] = longestOf(givesWay || isLater(key) ? later : [...lines]);
    if (!givesWay && line.length <= length + 1) return false;
    line.pop()?.refuse(throttled(5));
    waiting--;
    // A line exists while a call waits in it.
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

/** Lets the calls of a route take turns by sender: the user, or the site of a visitor. */
export const bySender =
  (limit: FairLimit) =>
  <Result>(work: () => Promise<Result>, sender: string): Promise<Result> =>
    limit(sender, work);
