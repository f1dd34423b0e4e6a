import type { Session } from '@move/contract/sessions/sessions.ts';
import type { Scope } from '@move/domain/sessions/deletion.ts';

/** The people of the session, or of the session and all later ones. */
export function peopleIn({ people, series }: Session, scope: Scope): Session['people'] {
  if (series === null || scope === 'this') return people;
  return { ...people, participants: series.following.participants, waiting: series.following.waiting };
}

/** The number of sessions that the choice affects. */
export const sessionsIn = ({ series }: Session, scope: Scope): number =>
  series === null || scope === 'this' ? 1 : series.following.sessions;
