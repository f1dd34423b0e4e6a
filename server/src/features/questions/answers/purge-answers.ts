import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Removes up to `limit` answers of people whose last session ended, or whose purchase was made, before an instant. Returns the organisation
 * of each answer.
 */
export async function purgeAnswers(
  db: Database,
  { before, limit }: { before: string; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ organization_id: number }>`
    delete from question_answers where id in (
      select answers.id from question_answers answers
      left join participants on participants.id = participant_id left join sessions on sessions.id = participants.session_id
      left join bundle_participants whole on whole.id = answers.bundle_participant_id
      left join purchases on purchases.id = answers.purchase_id
      where coalesce(sessions.ends_at, bundle_ends_at(whole.bundle_id), whole.created_at, purchases.created_at) < ${before}
      limit ${limit} for update of answers skip locked)
    returning organization_id`.execute(db);
  return rows.map((row) => row.organization_id);
}
