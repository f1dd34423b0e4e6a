import type { contactBuyers, countBuyers } from '@move/contract/purchases/purchases.ts';
import type { Locale } from '@move/domain/kit/messages.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { type ProductPath, refuseUnknownProduct } from './purchases.queries.ts';

type Recipient = { email: string; locale: Locale };

/** Each address once. Chosen purchases count whatever became of them; without a choice the canceled ones stay out. */
async function findRecipients(db: Database, path: ProductPath, ids: readonly number[] = []): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select distinct on (email) email, locale from purchases
    where product_id = ${path.productId} and organization_id = ${path.organizationId}
      and case when ${ids.length === 0} then canceled_at is null else id = any (${[...ids]}::bigint[]) end
    order by email, id desc`.execute(db);
  return rows;
}

/** Ids of the body are purchases of this product. */
async function refuseUnknownPurchases(db: Database, path: ProductPath, ids: readonly number[] = []): Promise<void> {
  const { rows } = await sql`
    select from purchases where product_id = ${path.productId} and id = any (${[...ids]}::bigint[])`.execute(db);
  if (rows.length !== ids.length) throw invalid('purchase_ids', 'exists');
}

export async function countRecipients({ db, params, query }: Call<typeof countBuyers>) {
  await refuseUnknownProduct(db, params);
  return { recipients: (await findRecipients(db, params, query.ids)).length };
}

export async function mailBuyers({ db, params, body }: Call<typeof contactBuyers>) {
  const name = await refuseUnknownProduct(db, params);
  await refuseUnknownPurchases(db, params, body.purchase_ids);
  const recipients = await findRecipients(db, params, body.purchase_ids);
  if (recipients.length === 0) throw invalid('purchase_ids', 'purchase.nobody');
  const paragraphs = body.body.split(/\n{2,}/);
  for (const { email, locale } of recipients) {
    await sendMail(db, { to: email, locale, subject: body.subject, paragraphs });
  }
  const message = { recipients: recipients.length };
  const after = { subject: body.subject, recipients: recipients.length };
  return changed({ message }, { subject: { type: 'products', id: params.productId, name }, after });
}
