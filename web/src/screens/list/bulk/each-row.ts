import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { ReactNode } from 'react';
import { asApiError } from '../../../platform/api/calls.ts';
import type { Needs } from '../../../platform/session/gate.tsx';
import { errorText } from '../../../platform/notify.ts';

/** The outcome for one row; `error` is the reason of a refusal, `mails` how many mails the reply says are sent. */
export type RowResult = { id: number; error?: string; mails?: number };

export type BulkQuestion = { title: string; text: string; confirmLabel: string; isDanger?: boolean };

type Run = (ids: readonly number[]) => Promise<readonly RowResult[]>;

/** Acts at once (`run`), or first asks in a dialog of its own (`ask`, which returns null when the user cancels). */
type Work = { run: Run; ask?: never } | { ask: (ids: readonly number[]) => Promise<Run | null>; run?: never };

export type ListBulk = Work & {
  label: string;
  icon?: ReactNode;
  /** Shown only to users who may call this endpoint. */
  needs: Needs;
  /** Why the action is disabled for these rows; undefined when it isn't. */
  disabledReason?: (ids: readonly number[]) => string | undefined;
  /**
   * The confirmation to ask before an action that can't be undone; its title shows the count, or the name of the only row. Its button is red unless `isDanger`
   * is false. With null nothing is done; the function has then shown why.
   */
  confirm?: (
    count: number,
    ids: readonly number[],
    name?: string,
  ) => BulkQuestion | null | Promise<BulkQuestion | null>;
  /** The message afterwards, by the number of rows and of mails that are sent; by default that the rows were changed. */
  done?: (count: number, mails: number) => string;
  /** Restores the changed rows from the undo bar; `text` says what happened, `done` that it was
   * undone; with the name when it is one row. */
  undo?: {
    text: (count: number, name?: string) => string;
    done: (count: number, name?: string) => string;
    run: Run;
    /** Whether undo is offered after this number of mails was sent; by default always. */
    isOffered?: (mails: number) => boolean;
  };
  /** Other reads that change with the rows of the list. */
  invalidates?: readonly Endpoint[];
};

/** Runs an action row by row, four at a time, and returns the outcome of each; a refused row doesn't stop the others. */
export async function eachRow(ids: readonly number[], work: (id: number) => Promise<unknown>): Promise<RowResult[]> {
  const results: RowResult[] = [];
  const waiting = [...ids];
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) results.push(await runForRow(id, work));
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return ids.flatMap((id) => results.filter((result) => result.id === id));
}

async function runForRow(id: number, work: (id: number) => Promise<unknown>): Promise<RowResult> {
  try {
    const reply = await work(id);
    const mails = typeof reply === 'object' && reply !== null && 'mails' in reply ? reply.mails : undefined;
    return typeof mails === 'number' ? { id, mails } : { id };
  } catch (error) {
    const refusal = asApiError(error);
    // all problems of a row are listed
    const reasons = new Set(Object.values(refusal.errors).flat());
    return { id, error: reasons.size > 1 ? [...reasons].join('; ') : (errorText(refusal) ?? '') };
  }
}
