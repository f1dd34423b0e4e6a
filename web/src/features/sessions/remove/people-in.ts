import type { Session } from '@move/contract/sessions/sessions.ts';
import type { Scope } from '@move/domain/sessions/deletion.ts';

/** The people of the session, or of it and all that follow. */
export function peopleIn({ people, series }: Session, scope: Scope): Session['people'] {
  if (series === null || scope === 'this') return people;
  return { ...people, participants: series.following.participants, waiting: series.following.waiting };
}

/** How many sessions the choice is about. */
export const sessionsIn = ({ series }: Session, scope: Scope): number =>
  series === null || scope === 'this' ? 1 : series.following.sessions;
