import type { Message } from '../kit/messages/messages.ts';

/** Whether an edit or deletion is for one session or also for all that follow (docs/rules/planning.md#changing-a-series). */
export const EDIT_SCOPES = ['this', 'following'] as const;

export type EditScope = (typeof EDIT_SCOPES)[number];

export type ScopedSession = {
  readonly id: number;
  /** Null for a single session. */
  readonly series_index: number | null;
  /** ISO-8601. */
  readonly starts_at: string;
  /** The number of participants and of people on the waiting list. */
  readonly people: number;
};

export type SessionsInScope = {
  readonly refusal: Message | null;
  /** All sessions that would be removed or canceled. */
  readonly sessionIds: readonly number[];
  /** Of these, those with participants or a waiting list: without force the whole removal is refused, with force they are canceled. */
  readonly withPeople: readonly number[];
};

/** A session is past as soon as it has started. `startsAt` and `now` are in ISO 8601. */
export function isPast(startsAt: string, now: string): boolean {
  return Date.parse(startsAt) <= Date.parse(now);
}

/**
 * Returns the sessions that are removed or canceled (docs/rules/planning.md#removing-sessions): refused for a past session in either scope.
 * A later session of the series that was moved into the past stays. `rows` are all sessions of the series, or the single session.
 */
export function sessionsInScope(input: {
  rows: readonly ScopedSession[];
  id: number;
  scope: EditScope;
  now: string;
}): SessionsInScope {
  const chosen = input.rows.find((row) => row.id === input.id);
  if (chosen === undefined) return { refusal: { key: 'not_found' }, sessionIds: [], withPeople: [] };
  if (isPast(chosen.starts_at, input.now)) return { refusal: { key: 'session.past' }, sessionIds: [], withPeople: [] };
  const first = chosen.series_index ?? 0;
  const affected =
    input.scope === 'this'
      ? [chosen]
      : input.rows.filter((row) => (row.series_index ?? 0) >= first && !isPast(row.starts_at, input.now));
  return {
    refusal: null,
    sessionIds: affected.map((row) => row.id),
    withPeople: affected.filter((row) => row.people > 0).map((row) => row.id),
  };
}
