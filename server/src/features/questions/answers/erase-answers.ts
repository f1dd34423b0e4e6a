import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type Ids = readonly number[] | undefined;
export type Answerers = { participants?: Ids; bundle_participants?: Ids; purchases?: Ids };

export const isAnswerOf = ({ participants = [], bundle_participants = [], purchases = [] }: Answerers) => sql`(
  participant_id = any (${[...participants]}::bigint[])
  or bundle_participant_id = any (${[...bundle_participants]}::bigint[])
  or purchase_id = any (${[...purchases]}::bigint[]))`;

/** Removes the answers of these participants and buyers. */
export async function eraseAnswers(db: Database, answerers: Answerers): Promise<void> {
  await sql`delete from question_answers where ${isAnswerOf(answerers)}`.execute(db);
}
