import type { Session } from '@move/contract/sessions/sessions.ts';
import type { EditScope } from '@move/domain/sessions/deletion.ts';

/**
 * How many people can be mailed about a cancellation of the session, or of this and all later sessions of its series. The trainers are the
 * same for both.
 */
export function peopleCounts({ people, series }: Session, scope: EditScope): Session['people'] {
  if (series === null || scope === 'this') return people;
  return { ...people, participants: series.following.participants, waiting: series.following.waiting };
}

/** The number of sessions in the scope. */
export const sessionCount = ({ series }: Session, scope: EditScope): number =>
  series === null || scope === 'this' ? 1 : series.following.sessions;
