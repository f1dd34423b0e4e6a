import { throttled } from '../problem.ts';

/** Runs a call when a slot is free. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs at most `width` calls at once. Others wait before they take a connection, so that many simultaneous logins, each busy with a
 * password for a while, leave the connections to other calls. Throws 429 when `longest` are waiting.
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
      // the slot passes to the next in the queue
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
