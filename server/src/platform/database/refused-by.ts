import { sql } from 'kysely';
import type { Problem } from '../http/problem.ts';
import type { Database } from './database.ts';

type Refusals = Readonly<Record<string, () => Problem>>;

/**
 * Runs a statement and replaces the error of a violated constraint by a refusal, for conflicts between simultaneous writes that
 * only the database detects. The transaction is lost either way.
 */
export async function orRefuse<Result>(work: Promise<Result>, refusals: Refusals): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const refusal = new Map(Object.entries(refusals)).get(constraintOf(error) ?? '');
    throw refusal?.() ?? error;
  }
}

type Attempt<Result> = {
  work: () => Promise<Result>;
  /** Gets the error of the violation, which may also come from a bug. */
  onViolation: (error: Error) => void;
};

/**
 * Runs the work in a savepoint. Returns null, with all that the work wrote taken back, when it violates a constraint; the transaction goes
 * on. The errors that a later attempt may not have, such as a deadlock, are thrown.
 */
export async function orTakenBack<Result>(
  db: Database,
  { work, onViolation }: Attempt<Result>,
): Promise<Result | null> {
  await sql`savepoint tried`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint tried`.execute(db);
    return result;
  } catch (error) {
    if (!isViolation(error)) throw error;
    await sql`rollback to savepoint tried`.execute(db);
    onViolation(error);
    return null;
  }
}

/** Whether a row violates a constraint, or a trigger that says so (SQLSTATE class 23). */
const isViolation = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('23');

/** For the error of a removal: whether it failed because another row references the removed one. */
export function isStillReferenced(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503';
}

/** Whether a call gave up because another call locked its rows for too long; a retry may succeed. */
export function isTooBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

/** Whether two transactions waited for each other, and this one gave way. */
export function isDeadlocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

/** Whether no connection of the pool came free in time: there is too much load, or the database is unavailable. */
export function isOverloaded(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

function constraintOf(error: unknown): string | null {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : null;
}
