import type { Session } from '@move/contract/sessions/sessions.ts';
import type { Scope } from '@move/domain/sessions/deletion.ts';

/** The numbers of people in the session, or in this and all later sessions of its series. */
export function peopleIn({ people, series }: Session, scope: Scope): Session['people'] {
  if (series === null || scope === 'this') return people;
  return { ...people, participants: series.following.participants, waiting: series.following.waiting };
}

/** The number of sessions in the scope. */
export const sessionsIn = ({ series }: Session, scope: Scope): number =>
  series === null || scope === 'this' ? 1 : series.following.sessions;
