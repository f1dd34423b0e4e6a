import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { findPersonMails } from '../../platform/mail/person-mails.ts';
import { findPersonMessages } from '../messages/public.ts';
import { isAnswerOf } from '../questions/public.ts';
import { type FoundPerson, idsBySource, type PersonRow, type RecordIds } from './find-person.ts';
import { searchedPeople } from './searched-people.ts';

/** The data of a person in addition to the records with their name. */
export type RelatedData = {
  ids: RecordIds;
  /** Names and addresses by which texts are searched for the person. */
  searched: readonly { first_name: string; last_name: string; email: string }[];
  /** Order lines of the person's records, including those in orders of another buyer. */
  lineIds: readonly number[];
  mailIds: readonly number[];
  messageIds: readonly number[];
  answers: number;
  taps: number;
  history: number;
};

export async function findRelated(
  db: Database,
  organizationId: number,
  { chosen, others }: Pick<FoundPerson, 'chosen' | 'others'>,
): Promise<RelatedData> {
  const ids = idsBySource(chosen);
  const mailIds = await findPersonMails(db, { organizationId, addresses: addressesOf(chosen, others) });
  const searched = await searchedPeople(db, organizationId, chosen);
  const messageIds = await findPersonMessages(db, { organizationId, mailIds, names: searched });
  const list = (source: keyof RecordIds) => sql`${[...(ids[source] ?? [])]}::bigint[]`;
  const { rows } = await sql<{ answers: number; taps: number; history: number; line_ids: number[] }>`
    select (select count(*) from question_answers where ${isAnswerOf(ids)}) as answers,
      (select count(*) from check_in_taps where participant_id = any (${list('participants')})) as taps,
      (select count(*) from audit_log where organization_id = ${organizationId} and (subject_type, subject_id) in (
        select key, jsonb_array_elements_text(value) from jsonb_each(${JSON.stringify(ids)}::jsonb))) as history,
      array(select order_line_id from participants where id = any (${list('participants')}) and order_line_id is not null
        union select order_line_id from bundle_participants
          where id = any (${list('bundle_participants')}) and order_line_id is not null
        union select order_line_id from purchases where id = any (${list('purchases')})) as line_ids`.execute(db);
  const { line_ids: lineIds = [], ...counts } = rows[0] ?? { answers: 0, taps: 0, history: 0 };
  return { ids, searched, lineIds, mailIds, messageIds, ...counts };
}

/** The addresses of the chosen records; `is_shared` when a person who isn't chosen has the same address. */
function addressesOf(chosen: readonly PersonRow[], others: FoundPerson['others']) {
  const inUse = others.flatMap((group) => group.rows).filter((row) => !chosen.includes(row));
  const shared = new Set(inUse.map((row) => row.email.toLowerCase()));
  const addresses = chosen.map(({ email, first_name }) => ({
    email,
    first_name,
    is_shared: shared.has(email.toLowerCase()),
  }));
  return addresses.filter(({ email }) => email !== '');
}
