import type { AnswerDraft } from '@move/contract/questions/answers.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Answerer, checkAnswers, saveAnswers } from '../../questions/public.ts';
import type { ActivityRules } from '../spots/lock-inventory.ts';
import type { StoredParticipant } from './stored-participant.ts';

/** Absent when the questions were not asked: through a link, or at the door. */
export type GivenAnswers = readonly AnswerDraft[] | undefined;

/** Throws 422 for answers that don't fit the activity's questions, before a spot is given. */
export async function checkGivenAnswers(
  db: Database,
  offer: ActivityRules,
  answers: GivenAnswers,
): Promise<AnswerDraft[]> {
  return answers === undefined ? [] : checkAnswers(db, { offer: offerOfRules(offer), answers });
}

export const saveGivenAnswers = (
  db: Database,
  offer: ActivityRules,
  kept: { answerer: Answerer; answers: readonly AnswerDraft[] },
) => saveAnswers(db, { organizationId: offer.organization_id, ...kept });

/** Updates a participant's answers; those that are left out stay. */
export async function changeAnswers(
  db: Database,
  offer: ActivityRules,
  { answerer, answers }: { answerer: Answerer; answers: GivenAnswers },
): Promise<void> {
  if (answers === undefined) return;
  const cleaned = await checkAnswers(db, { offer: offerOfRules(offer), answers, answerer });
  await saveGivenAnswers(db, offer, { answerer, answers: cleaned });
}

/** Who answered: a bundle's participant answers once for all its sessions. */
export const answererOf = ({
  id,
  bundle_participant_id,
}: Pick<StoredParticipant, 'id' | 'bundle_participant_id'>): Answerer =>
  bundle_participant_id === null
    ? { column: 'participant_id', id }
    : { column: 'bundle_participant_id', id: bundle_participant_id };

const offerOfRules = ({ activity_id, organization_id }: ActivityRules) => ({
  kind: 'activity' as const,
  id: activity_id,
  organizationId: organization_id,
});
