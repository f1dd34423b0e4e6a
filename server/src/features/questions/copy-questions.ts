import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isQuestionOf, offerColumn, type OfferRef } from './offer-ref.ts';

/** Copies the active questions to another offer of the organisation, without their answers. */
export async function copyQuestions(db: Database, { from, to }: { from: OfferRef; to: OfferRef }): Promise<void> {
  await sql`
    insert into question_fields (organization_id, ${offerColumn(to.kind)}, type, title, required, options, url, position)
    select organization_id, ${to.id}::bigint, type, title, required, options, url, position from question_fields
    where ${isQuestionOf(from)}
      and deleted_at is null and archived_at is null`.execute(db);
}
