import { throttled } from './problem.ts';

/** Runs a call when there is room for it. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets `width` calls through at once. Others wait in line before they take a connection, so that a crowd of logins, each
 * busy with a password for a while, leaves the connections to everybody else. A line of `longest` is full: 429.
 */
export function concurrencyLimit(width: number, longest: number): ConcurrencyLimit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < width) running++;
    else if (waiting.length >= longest) throw throttled(5);
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      // the place goes straight to the next in line
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
