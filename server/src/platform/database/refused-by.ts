import type { Problem } from '../http/problem.ts';

type Refusals = Readonly<Record<string, () => Problem>>;

/**
 * Puts into words what only the database can decide when two write at once: by the constraint that refused. The
 * transaction is lost either way.
 */
export async function orRefuse<Result>(work: Promise<Result>, refusals: Refusals): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const refusal = new Map(Object.entries(refusals)).get(constraintOf(error) ?? '');
    throw refusal?.() ?? error;
  }
}

/** Whether a row could not go because another one names it. */
export function isStillReferenced(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503';
}

/** Whether a call gave up because another one held its rows for too long: nothing is wrong but the moment. */
export function isTooBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

/** Whether no connection of the pool came free in time: more is asked at once than the database can do, or it is away. */
export function isOverloaded(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

function constraintOf(error: unknown): string | null {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : null;
}
