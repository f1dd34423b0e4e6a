import { errorText } from '../operator-error.ts';

/** Throws all failures of a run as one error, with each message once; `what` says what failed. */
export function throwFailures(failures: readonly unknown[], what: string): void {
  if (failures.length === 0) return;
  throw new AggregateError(failures, `${what}: ${[...new Set(failures.map(errorText))].join('; ')}`);
}
