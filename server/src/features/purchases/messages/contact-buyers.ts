import type * as api from '@move/contract/purchases/buyer-messages.ts';
import type { MessagePerson } from '@move/domain/messages/recipients.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { findMessage, limitMessages, sendMessage, type MessageContext } from '../../messages/public.ts';
import type { ProductPath } from '../purchases.queries.ts';

type Facts = { product: string; organization: string; reply_to: string | null };

/** Finds the names that a message about a product contains. Throws 404 when the organisation has no such product. */
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

/** The buyers of the chosen purchases, canceled ones too; without a choice, of all purchases that are not canceled. */
async function findBuyers(db: Database, path: ProductPath, ids: readonly number[] = []): Promise<MessagePerson[]> {
  const chosen = [...new Set(ids)];
  const { rows } = await sql<MessagePerson & { id: number }>`
    select id, first_name, last_name, email::text as email, locale from purchases
    where product_id = ${path.productId} and organization_id = ${path.organizationId}
      and case when ${chosen.length === 0} then canceled_at is null else id = any (${chosen}::bigint[]) end
    order by fold(last_name), fold(first_name), id`.execute(db);
  const found = new Set(rows.map((row) => row.id));
  const missing = ids.findIndex((id) => !found.has(id));
  if (missing !== -1) throw invalid(`purchase_ids.${missing}`, 'exists');
  return rows;
}

export async function findBuyersMessageContext(
  { db, params }: Pick<Call<typeof api.contactBuyers>, 'db' | 'params'>,
  ids: readonly number[] | undefined,
): Promise<MessageContext<MessagePerson>> {
  const { product, organization, reply_to } = await findFacts(db, params);
  return {
    people: await findBuyers(db, params, ids),
    values: { product, organisation: organization },
    sender: { organization, replyTo: reply_to },
  };
}

export async function contactBuyers(call: Call<typeof api.contactBuyers>) {
  const { db, params, body, caller } = call;
  await limitMessages(call);
  const writing = await findBuyersMessageContext(call, body.purchase_ids);
  if (writing.people.length === 0) throw invalid('purchase_ids', 'message.nobody');
  const id = await sendMessage(db, writing, {
    organizationId: params.organizationId,
    about: { product_id: params.productId },
    texts: body,
    sentBy: caller.user.id,
  });
  const message = await findMessage(db, id);
  const { subject, recipients } = message;
  return changed({ message }, { subject: { type: 'messages', id, name: subject }, after: { subject, recipients } });
}
