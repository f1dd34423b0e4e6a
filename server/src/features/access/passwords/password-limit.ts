import { fairLimit } from '../../../platform/http/limits/fair-limit.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { recentFailures } from './recent-failures.ts';

const failures = recentFailures({ minutes: 15, most: 10_000 });

/**
 * Limits how many passwords are hashed at once, since each takes a core for tens of milliseconds. Senders take turns; those with recent
 * failures come last.
 */
const limit = fairLimit(3, { each: 50, all: 200 }, failures.has);

/**
 * Runs a call when it is its sender's turn. A wrong password, or an address that was tried too often, puts its sender last for a quarter of
 * an hour.
 */
export function passwordLimit<Result>(work: () => Promise<Result>, sender: string): Promise<Result> {
  return limit(sender, async () => {
    try {
      return await work();
    } catch (error) {
      if (isRefusedPassword(error)) failures.add(sender);
      throw error;
    }
  });
}

const REFUSALS: readonly string[] = ['login.failed', 'password.current', 'throttle', 'throttle.minutes'];
const isRefusedPassword = (error: unknown): boolean =>
  error instanceof Problem && error.sentences.some(({ key }) => REFUSALS.includes(key));
