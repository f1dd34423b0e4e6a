import type { Message } from '../kit/messages/messages.ts';

/** Whether an edit or deletion is for one session or also for all that follow (docs/rules/planning.md#changing-a-series). */
export const SCOPES = ['this', 'following'] as const;

export type Scope = (typeof SCOPES)[number];

export type DeletableSession = {
  readonly id: number;
  readonly series_index: number;
  /** ISO-8601. */
  readonly starts_at: string;
  readonly participants_count: number;
};

export type DeletionPlan = {
  readonly refusal: Message | null;
  /** All sessions that would be removed. */
  readonly deletes: readonly number[];
  /** Those among them with participants: removed only with force, then with refund and mail. */
  readonly conflicts: readonly number[];
};

/** A session is past as soon as it has started. Both in ISO 8601. */
export function isPast(startsAt: string, now: string): boolean {
  return Date.parse(startsAt) <= Date.parse(now);
}

/**
 * Plans a deletion (docs/rules/planning.md#removing-sessions): refused for a past session in either scope; a past session later in
 * the series, moved there by hand, stays. `rows` are the sessions of its series, or itself alone.
 */
export function planDeletion(input: {
  rows: readonly DeletableSession[];
  id: number;
  scope: Scope;
  now: string;
}): DeletionPlan {
  const chosen = input.rows.find((row) => row.id === input.id);
  if (chosen === undefined) return { refusal: { key: 'not_found' }, deletes: [], conflicts: [] };
  if (isPast(chosen.starts_at, input.now)) return { refusal: { key: 'session.past' }, deletes: [], conflicts: [] };
  const reached =
    input.scope === 'this'
      ? [chosen]
      : input.rows.filter((row) => row.series_index >= chosen.series_index && !isPast(row.starts_at, input.now));
  return {
    refusal: null,
    deletes: reached.map((row) => row.id),
    conflicts: reached.filter((row) => row.participants_count > 0).map((row) => row.id),
  };
}
