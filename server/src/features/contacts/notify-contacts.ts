import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { OrderMail } from '@move/domain/orders/order-mails.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { contactLimitKey } from '../../platform/mail/mail-limits.ts';
import { type Mail, type MailedOrders, sendMails } from '../../platform/mail/send-mail.ts';
import { contactMail, type SoldOffer } from './contact-mails.ts';

type Offer = { type: 'activity' | 'product'; id: number };

type Sold = {
  organizationId: number;
  offer: Offer;
  /** Identifies the order: by its id, or by the ids of its participants. */
  about: Pick<MailedOrders, 'orders' | 'participants' | 'bundle_participants'>;
  /** The user who booked or sold, who is not mailed; null for a visitor. */
  by: number | null;
  /** The order is paid now, after it was placed. Nothing is mailed if it was confirmed when it was placed. */
  isPayment?: boolean;
  /** URL of the web app: the mail links to the session, bundle or product. */
  appUrl: string;
};

/**
 * Mails the contacts of an activity or product with the role `confirmation_mail` about a new order, each contact once per order
 * (docs/rules/mails.md#mails-to-contacts). Costs one index lookup when no contact has the role.
 */
export async function notifyContacts(db: Database, sold: Sold): Promise<void> {
  const contacts = await findContacts(db, sold);
  if (contacts.length === 0) return;
  const order = await findOrder(db, sold);
  if (order === null) return;
  const { organizationId, offer: owner, appUrl } = sold;
  const mails = contacts.map((contact): Mail => {
    const { locale, email: to, first_name: firstName } = contact;
    const { subject, paragraphs, link } = contactMail(order.offer, { locale, firstName });
    return {
      to,
      locale,
      subject,
      paragraphs,
      link: { text: link, url: `${appUrl}/organizations/${organizationId}/${pathOf(owner, order.offer)}` },
      organizationId,
      limitKey: contactLimitKey(`order ${order.id}`, contact),
      onceKey: `order:${order.id}:contact:${contact.id}`,
      about: { kind: 'contact_notice', orders: [order.id] },
    };
  });
  await sendMails(db, mails);
}

type Contact = { id: number; first_name: string; last_name: string; email: string; locale: Locale };

async function findContacts(db: Database, { organizationId, offer, by }: Sold): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select contacts.id, contacts.first_name, contacts.last_name, contacts.email, coalesce(users.locale, 'nl') as locale
    from contact_links link join contacts
        on contacts.organization_id = link.organization_id and contacts.id = link.contact_id
      left join users on users.id = contacts.user_id
    where link.organization_id = ${organizationId} and link.subject_type = ${offer.type} and link.subject_id = ${offer.id}
      and 'confirmation_mail' = any (link.roles) and contacts.email <> '' and (contacts.user_id = ${by}) is not true
      and users.closed_at is null
    order by contacts.id`.execute(db);
  return rows;
}

/** The kinds of mail that confirm an order when it is placed. */
const CONFIRMATIONS: readonly OrderMail[] = ['booked', 'ordered', 'bought', 'contact_notice'];

type Found = { id: number; offer: SoldOffer };

/**
 * The order with what it sold. Null when everything in it is canceled, when the organisation is removed or rejected, or when an order that
 * was confirmed before is paid now.
 */
async function findOrder(db: Database, { organizationId, about, isPayment = false }: Sold): Promise<Found | null> {
  const { orders = [], participants = [], bundle_participants = [] } = about;
  const { rows } = await sql<SoldOffer & { order_id: number }>`
    with sold as (
      select order_id from order_lines where organization_id = ${organizationId} and id = any (array(
        select order_line_id from participants where id = any (${[...participants]}::bigint[])
        union select order_line_id from bundle_participants where id = any (${[...bundle_participants]}::bigint[])))
      union select unnest(${[...orders]}::bigint[])
    ), line as (
      select order_lines.id, order_lines.order_id from order_lines join sold using (order_id)
      where order_lines.organization_id = ${organizationId} and exists (
          select from organizations where organizations.id = ${organizationId} and deleted_at is null and status <> 'rejected')
        and not (${isPayment} and exists (select from order_mails
          where order_mails.order_id = sold.order_id and kind = any (${[...CONFIRMATIONS]}::text[])))
    )
    select order_id, 'session' as kind, sessions.id, activities.name, null as bundle, sessions.start_date, sessions.start_time,
      sessions.end_time, count(*)::integer as amount, sessions.taken, sessions.spots
    from line join participants person on person.organization_id = ${organizationId} and person.order_line_id = line.id
      join sessions on sessions.id = person.session_id join activities on activities.id = sessions.activity_id
    where person.status <> 'canceled' group by order_id, sessions.id, activities.id
    union all
    select order_id, 'bundle', bundles.id, activities.name, bundles.name, null, null, null, count(*)::integer, bundles.taken,
      bundles.spots
    from line join bundle_participants whole on whole.organization_id = ${organizationId} and whole.order_line_id = line.id
      join bundles on bundles.id = whole.bundle_id join activities on activities.id = bundles.activity_id
    where whole.status <> 'canceled' group by order_id, bundles.id, activities.id
    union all
    select order_id, 'product', products.id, products.name, null, null, null, null, sum(purchases.quantity)::integer,
      products.taken, products.spots
    from line join purchases on purchases.organization_id = ${organizationId} and purchases.order_line_id = line.id
      join products on products.id = purchases.product_id
    where purchases.canceled_at is null group by order_id, products.id
    order by order_id, id limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { order_id: id, ...offer } = row;
  return { id, offer };
}

/** The path of the offer in the back office, below that of the organisation. */
function pathOf(owner: Offer, { kind, id }: SoldOffer): string {
  if (kind === 'product') return `products/${id}/purchases`;
  return `activities/${owner.id}/${kind === 'session' ? 'sessions' : 'bundles'}/${id}`;
}
