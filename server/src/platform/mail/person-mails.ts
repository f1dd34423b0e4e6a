import { ERASED_NAME } from '@move/domain/privacy/erased-person.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { htmlText } from './send-mail.ts';

/** An address of the person. When other people use it too (`is_shared`), only mails with the first name belong to the person. */
export type PersonAddress = { email: string; first_name: string; is_shared: boolean };

type Input = { organizationId: number; addresses: readonly PersonAddress[] };

const words = (text: RawBuilder<unknown>) => sql`regexp_split_to_array(fold(${text}), '[^[:alnum:]]+')`;

export async function findPersonMails(db: Database, { organizationId, addresses }: Input): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct mails.id
    from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as person (email citext, first_name text, is_shared boolean)
    join mails on mails.recipient = person.email
    where sender_organization_id = ${organizationId} and emptied_at is null
      and (not is_shared or (fold(person.first_name) ~ '[[:alnum:]]'
        and ${words(sql`mails.subject || ' ' || body_text`)} @> array_remove(${words(sql`person.first_name`)}, '')))
    order by 1`.execute(db);
  return rows.map((row) => row.id);
}

/** SQL: the keyed hash of a column while a limit counts the mail (one day), then null. */
const hashed = (column: string) => sql`case
  when limit_key is not null and created_at > now() - interval '1 day' then mail_limit_hash(${sql.ref(column)}::text) end`;

/** Empties sent mails, and removes the others. Hashes of the limit key and the address stay for a day, so that the limits still count. */
export async function eraseMails(db: Database, ids: readonly number[], email: string): Promise<void> {
  const list = sql`${[...ids]}::bigint[]`;
  await sql`delete from mails where id = any (${list}) and status <> 'sent'`.execute(db);
  await sql`
    update mails set recipient = ${email}, subject = '', body_text = '', body_html = '', error = null, reply_to = null,
      once_key = null, limit_key = ${hashed('limit_key')}, limit_hash = ${hashed('recipient')}, emptied_at = now() where id = any (${list})`.execute(
    db,
  );
}

/** SQL: whether a mail was sent or given up. One that failed for two days is not tried again (mail.tasks.ts). */
export const isDone = sql<boolean>`(
  status = 'sent' or refused_at is not null or status = 'failed' and created_at < now() - interval '2 days')`;

type Naming = { organizationId: number; people: readonly { first_name: string; last_name: string }[] };

/**
 * Replaces the full names of these people in the mails of an organisation to others, such as the buyer of their booking. Mails still to be
 * sent keep them: the name may be a namesake's, and the recipient needs it.
 */
export async function replaceNamesInMails(db: Database, { organizationId, people }: Naming): Promise<void> {
  // skips a name such as “Anna -”, which also matches the text “Anna - 10:00” about another Anna
  const isWord = (part: string) => /[\p{L}\p{N}]/u.test(part);
  const named = people.filter(({ first_name, last_name }) => isWord(first_name) && isWord(last_name));
  for (const name of new Set(named.map(({ first_name, last_name }) => `${first_name} ${last_name}`))) {
    // whole words: not the start of a longer name
    const replaced = (column: string, text: string) => sql`regexp_replace(${sql.ref(column)},
      '(?<![[:alnum:]])' || regexp_replace(${text}, '([^[:alnum:] ])', '\\\\\\1', 'g') || '(?![[:alnum:]])', ${ERASED_NAME.first_name}, 'g')`;
    await sql`
      update mails set subject = ${replaced('subject', name)}, body_text = ${replaced('body_text', name)},
        body_html = ${replaced('body_html', htmlText(name))}
      where sender_organization_id = ${organizationId} and ${isDone}
        and position(${name} in subject || ' ' || body_text) > 0`.execute(db);
  }
}

type Replacing = { organizationId: number; texts: readonly string[]; by: string };

/** Replaces these texts in the body of every mail that the organisation sent. */
export async function replaceInMails(db: Database, { organizationId, texts, by }: Replacing): Promise<void> {
  for (const text of texts) {
    await sql`
      update mails set body_text = replace(body_text, ${text}, ${by}), body_html = replace(body_html, ${htmlText(text)}, ${by})
      where sender_organization_id = ${organizationId} and position(${text} in body_text) > 0`.execute(db);
  }
}
