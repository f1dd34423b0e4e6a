import type { contactBuyers, previewBuyersMessage, testBuyersMessage } from '@move/contract/purchases/purchases.ts';
import { type Addressed, recipientsOf } from '@move/domain/messages/recipients.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { invalid, notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, unaudited } from '../../platform/http/written.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { findMessage, messageMail, namesOf, sendMessage } from '../messages/public.ts';
import type { ProductPath } from './purchases.queries.ts';

type Facts = { product: string; organization: string; reply_to: string | null };

/** What is said of whom a message is about; 404 when the organisation has no such product. */
async function findFacts(db: Database, { organizationId, productId }: ProductPath): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select products.name as product, organizations.name as organization, nullif(organizations.email::text, '') as reply_to
    from products join organizations on organizations.id = products.organization_id
    where products.id = ${productId} and products.organization_id = ${organizationId}
      and products.deleted_at is null`.execute(db);
  const [facts] = rows;
  if (!facts) throw notFound();
  return facts;
}

/** Chosen purchases count whatever became of them; without a choice the canceled ones stay out. */
async function findBuyers(db: Database, path: ProductPath, ids: readonly number[] = []): Promise<Addressed[]> {
  const chosen = [...new Set(ids)];
  const { rows } = await sql<Addressed & { id: number }>`
    select id, first_name, last_name, email::text as email, locale from purchases
    where product_id = ${path.productId} and organization_id = ${path.organizationId}
      and case when ${chosen.length === 0} then canceled_at is null else id = any (${chosen}::bigint[]) end
    order by fold(last_name), fold(first_name), id`.execute(db);
  const found = new Set(rows.map((row) => row.id));
  const missing = ids.findIndex((id) => !found.has(id));
  if (missing !== -1) throw invalid(`purchase_ids.${missing}`, 'exists');
  return rows;
}

const valuesOf = ({ product, organization }: Facts) => ({ product, organisation: organization });
const senderOf = ({ organization, reply_to }: Facts) => ({ organization, replyTo: reply_to });

export async function mailBuyers({ db, params, body, caller }: Call<typeof contactBuyers>) {
  const facts = await findFacts(db, params);
  const people = await findBuyers(db, params, body.purchase_ids);
  if (people.length === 0) throw invalid('purchase_ids', 'message.nobody');
  const { id } = await sendMessage(db, {
    organizationId: params.organizationId,
    about: { product_id: params.productId },
    texts: { subject: body.subject, body: body.body },
    people,
    valuesOf: () => valuesOf(facts),
    sender: { userId: caller.user.id, ...senderOf(facts) },
  });
  const message = await findMessage(db, id);
  const { subject, recipients } = message;
  return changed({ message }, { subject: { type: 'messages', id, name: subject }, after: { subject, recipients } });
}

/** Counts whom it would reach, and shows what the text would say to the first of them. */
export async function previewForBuyers({ db, params, body }: Call<typeof previewBuyersMessage>) {
  const facts = await findFacts(db, params);
  const recipients = recipientsOf(await findBuyers(db, params, body.purchase_ids));
  const [first] = recipients;
  const sample = first && {
    name: `${first.first_name} ${first.last_name}`,
    values: { ...valuesOf(facts), ...namesOf(first) },
  };
  return unaudited({
    preview: {
      recipients: recipients.length,
      people: recipients.reduce((sum, recipient) => sum + recipient.persons, 0),
      // nobody waits for a product
      waiting: 0,
      sample: sample ?? null,
      reply_to: facts.reply_to,
    },
  });
}

const TEST = { nl: 'Proef: ', en: 'Test: ' };

/** Mails the text to the sender alone, with the values of the first it would reach; nobody else hears of it. */
export async function testForBuyers({ db, params, body, caller }: Call<typeof testBuyersMessage>) {
  const { email: to, locale, first_name, last_name } = caller.user;
  const facts = await findFacts(db, params);
  const [first] = recipientsOf(await findBuyers(db, params, body.purchase_ids));
  const values = { ...valuesOf(facts), ...(first ? namesOf(first) : { first_name, last_name }) };
  const texts = { subject: TEST[locale] + body.subject, body: body.body };
  await sendMail(db, messageMail({ to, locale, texts, values, sender: senderOf(facts) }));
  return unaudited({ message: { to } });
}
