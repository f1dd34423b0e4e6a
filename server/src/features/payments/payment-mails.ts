import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import type { PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import { refundSentence } from '@move/domain/orders/refunds/refund-sentences.ts';
import { paymentTypeWords } from '@move/domain/orders/payment/payment-type-words.ts';
import { movesText } from '@move/domain/wallets/moves.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ownOr } from '../../platform/database/expressions/own-or.ts';
import { sessionMomentText, venueOf } from '../bookings/public.ts';
import {
  findRefundText,
  lineTitleForBuyer,
  makeOrderLink,
  numberParagraph,
  orderLink,
  orderUrl,
  receiptUrl,
} from '../orders/public.ts';
import { limitKey } from '../../platform/mail/mail-limits.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';

export type PayerNotice = {
  orderId: number;
  kind: 'paid' | 'too_late' | 'paid_twice' | 'expired' | 'refund_failed';
  amountInCents: number;
  refundInCents?: number;
  /** The moves taken from a wallet, instead of money. */
  moves?: number;
  /** How the refunded money was paid. Only needed when an order is paid twice; otherwise the method of the order counts. */
  method?: PaymentType;
  /** URL of the web app: the mail links to the order. */
  appUrl: string;
};

type Moment = Parameters<typeof sessionMomentText>[0];

type Facts = {
  /** Null for a walk-in participant or a sale at the counter without an address. */
  email: string | null;
  locale: Locale;
  payment_type: PaymentType | null;
  first_name: string;
  last_name: string;
  organization: string;
  reply_to: string | null;
  titles: string[];
  /** The participants of the order; empty for a product. */
  names: string[];
  places: string[];
  /** The times of its sessions, earliest first. */
  moments: Moment[];
  fee_in_cents: number;
  /** The order sold products, not spots. */
  is_purchase: boolean;
};

/** Mails the buyer of an order the result of a payment, in the buyer's language. */
export async function mailPayer(
  db: Database,
  { orderId, kind, amountInCents, moves, method, refundInCents = 0, appUrl }: PayerNotice,
) {
  const { rows } = await sql<Facts>`
    select orders.email, orders.locale, orders.payment_type, orders.first_name, orders.last_name, organizations.name as organization,
      nullif(organizations.email::text, '') as reply_to,
      array(select distinct ${lineTitleForBuyer} from order_lines line
        where line.order_id = orders.id order by 1) as titles,
      orders.transaction_fee_in_cents as fee_in_cents, exists (select from purchases join order_lines line
        on line.organization_id = purchases.organization_id and line.id = purchases.order_line_id
        where line.order_id = orders.id) as is_purchase, people.names, people.places, people.moments
    from orders join organizations on organizations.id = orders.organization_id cross join lateral (
      select coalesce((select jsonb_agg(moment order by moment ->> 'start_date', moment ->> 'start_time', moment ->> 'end_time')
          from unnest(array_agg(distinct person.moment) filter (where person.moment is not null)) as moment), '[]') as moments,
        coalesce(array_agg(distinct person.name) filter (where person.name is not null), '{}') as names,
        coalesce(array_agg(distinct person.place) filter (where person.place is not null), '{}') as places
      from order_lines line left join lateral (
        select one.first_name || ' ' || one.last_name as name,
          jsonb_build_object('start_date', start_date, 'start_time', start_time, 'end_time', end_time) as moment,
          ${venueOf(ownOr(sql`sessions.location_id`, sql`activities.location_id`))} as place
        from (
          select single.* from participants single
          where single.organization_id = line.organization_id and single.order_line_id = line.id
          union all
          select part.* from bundle_participants whole join participants part
            on part.organization_id = whole.organization_id and part.bundle_participant_id = whole.id
          where whole.organization_id = line.organization_id and whole.order_line_id = line.id
        ) as one join sessions on sessions.id = one.session_id join activities on activities.id = sessions.activity_id
        where one.status <> 'canceled') as person on true
      where line.order_id = orders.id) as people
    where orders.id = ${orderId}`.execute(db);
  const [facts] = rows;
  if (!facts || facts.email === null) return;
  const { email: to, locale, reply_to: replyTo, titles, organization } = facts;
  const words = texts[locale];
  const amount = moves === undefined ? formatCents(amountInCents, locale) : movesText(moves);
  const { subject, text } = words[kind]({ organization, amount, isPurchase: facts.is_purchase });
  const backInCents = kind === 'paid_twice' ? amountInCents : kind === 'refund_failed' ? 0 : refundInCents;
  const back = { amountInCents: backInCents, paymentTypes: [method ?? facts.payment_type], organization, locale };
  const terms = kind === 'paid' ? await findRefundText(db, { orders: [orderId] }, { locale, now: new Date() }) : null;
  const paragraphs = [
    words.hello(facts.first_name),
    text,
    titles.join('\n'),
    ...(kind === 'paid'
      ? words.details({ ...facts, ...detailsOf(facts), fee: formatCents(facts.fee_in_cents, locale) })
      : []),
    ...(kind === 'paid' && refundInCents > 0 ? [words.partly] : []),
    ...(terms === null ? [] : [terms]),
    ...(backInCents > 0 ? [refundSentence(back)] : []),
    numberParagraph([orderId], locale),
    organization,
  ];
  const token = await makeOrderLink(db, orderId);
  const link = token === null ? undefined : orderLink(orderUrl(appUrl, token), locale);
  await sendMail(db, {
    to,
    locale,
    subject,
    paragraphs,
    replyTo,
    limitKey: limitKey(`order ${orderId} ${kind}`, facts),
    about: { kind, orders: [orderId] },
    link: kind === 'paid' && link ? { ...link, text: facts.is_purchase ? words.linkToPurchase : words.link } : link,
    ...(kind === 'paid' &&
      token !== null && { furtherLinks: [{ text: words.receipt, url: receiptUrl(appUrl, token) }] }),
  });
}

/** The language of mails to organisations, which have no language of their own. */
const TO_ORGANIZATIONS: Locale = 'nl';

type OrganizationNotice = {
  orderId: number;
  /** `refund_failed_staff`: staff have to refund another way. `refund_twice_staff`: a refund arrived although staff also refunded it. */
  kind: 'refund_failed_staff' | 'refund_twice_staff';
  amountInCents: number;
};

/** Mails the organisation the result of a refund. */
export async function mailOrganization(db: Database, { orderId, kind, amountInCents }: OrganizationNotice) {
  const locale = TO_ORGANIZATIONS;
  const { rows } = await sql<{ email: string | null; buyer: string }>`
    select nullif(organizations.email::text, '') as email, orders.first_name || ' ' || orders.last_name as buyer
    from orders join organizations on organizations.id = orders.organization_id where orders.id = ${orderId}`.execute(
    db,
  );
  const [facts] = rows;
  if (!facts?.email) return;
  const { subject, paragraphs } = organizationTexts[kind](formatCents(amountInCents, locale), facts.buyer);
  await sendMail(db, {
    to: facts.email,
    locale,
    about: { kind, orders: [orderId] },
    subject: `${subject}: bestelling ${orderNumber(orderId)}`,
    paragraphs,
  });
}

type OrganizationText = (amount: string, buyer: string) => { subject: string; paragraphs: string[] };

const organizationTexts = {
  refund_failed_staff: (amount, buyer) => ({
    subject: 'Terugbetalen lukte niet',
    paragraphs: [
      `${amount} terugstorten aan ${buyer} is niet gelukt.`,
      'Open de bestelling bij Financiën om het opnieuw te proberen, of om vast te leggen dat je het op een andere manier hebt terugbetaald.',
    ],
  }),
  refund_twice_staff: (amount, buyer) => ({
    subject: 'Toch teruggestort',
    paragraphs: [
      `Je legde vast dat je ${amount} op een andere manier aan ${buyer} hebt terugbetaald. De betaaldienst blijkt het bedrag ook te hebben teruggestort.`,
      `${buyer} krijgt het geld dus twee keer. Het bedrag komt daarom niet bij je volgende uitbetaling. Vraag ${buyer} om terug te geven wat je zelf hebt betaald.`,
    ],
  }),
} as const satisfies Record<OrganizationNotice['kind'], OrganizationText>;

type Details = Pick<Facts, 'names' | 'places' | 'fee_in_cents'> & { fee: string; times: string; way: string | null };

/** The way of paying, and the time of day if all sessions have the same one, else the date and time of each session. */
function detailsOf({ moments, locale, payment_type }: Facts): Pick<Details, 'times' | 'way'> {
  const spans = new Set(moments.map(({ start_time, end_time }) => `${start_time}–${end_time}`));
  return {
    times:
      spans.size > 1
        ? `\n${moments.map((moment) => sessionMomentText(moment, locale)).join('\n')}`
        : [...spans].join(''),
    way: payment_type === null ? null : paymentTypeWords[locale][payment_type],
  };
}

type Named = { organization: string; amount: string; isPurchase: boolean };
type Text = (facts: Named) => { subject: string; text: string };
type Words = Record<PayerNotice['kind'], Text> & {
  hello: (name: string) => string;
  partly: string;
  details: (facts: Details) => string[];
  link: string;
  linkToPurchase: string;
  receipt: string;
};

const texts: Record<Locale, Words> = {
  nl: {
    hello: (name) => `Hallo ${name},`,
    details: ({ names, places, times, way, fee_in_cents, fee }) => [
      ...(names.length > 0 ? [`Voor: ${names.join(', ')}`] : []),
      ...(times === '' ? [] : [`Tijd: ${times}`]),
      ...(places.length === 1 ? [`Waar: ${places[0]}`] : []),
      ...(way === null ? [] : [`Betaald met: ${way}`]),
      ...(fee_in_cents > 0 ? [`Inclusief ${fee} servicekosten.`] : []),
    ],
    link: 'Bekijk of annuleer je inschrijving',
    linkToPurchase: 'Bekijk of annuleer je aankoop',
    receipt: 'Download de bon (PDF)',
    partly: 'Een deel was intussen vervallen.',
    paid: ({ organization, amount, isPurchase }) => ({
      subject: `Betaald: je ${isPurchase ? 'aankoop' : 'inschrijving'} bij ${organization}`,
      text: `We hebben je betaling van ${amount} ontvangen. Dit heb je ${isPurchase ? 'gekocht' : 'geboekt'}:`,
    }),
    too_late: ({ organization, isPurchase }) => ({
      subject: `Je betaling kwam te laat: ${organization}`,
      text: `Je betaling kwam binnen toen de tijd om te betalen voorbij was, en ${isPurchase ? 'het was al verkocht' : 'de plek was al vergeven of het was al begonnen'}. Het ging om:`,
    }),
    paid_twice: ({ organization }) => ({
      subject: `Je hebt dubbel betaald: ${organization}`,
      text: 'Deze bestelling was al betaald. Het gaat om:',
    }),
    expired: ({ organization, isPurchase }) => ({
      subject: `Niet betaald, dus niet ${isPurchase ? 'gekocht' : 'ingeschreven'}: ${organization}`,
      text: isPurchase
        ? 'We hielden je aankoop apart tot de tijd om te betalen voorbij was. Er is niets afgeschreven. Wil je het nog? Koop het dan opnieuw. Het ging om:'
        : 'We hielden je plek vrij tot de tijd om te betalen voorbij was. Er is niets afgeschreven. Wil je nog mee? Boek dan opnieuw. Het ging om:',
    }),
    refund_failed: ({ organization, amount }) => ({
      subject: `Terugbetalen lukte niet: ${organization}`,
      text: `We wilden ${amount} terugstorten, maar dat lukte niet. ${organization} neemt contact met je op over een andere manier. Het gaat om:`,
    }),
  },
  en: {
    hello: (name) => `Hello ${name},`,
    details: ({ names, places, times, way, fee_in_cents, fee }) => [
      ...(names.length > 0 ? [`For: ${names.join(', ')}`] : []),
      ...(times === '' ? [] : [`Time: ${times}`]),
      ...(places.length === 1 ? [`Where: ${places[0]}`] : []),
      ...(way === null ? [] : [`Paid by: ${way}`]),
      ...(fee_in_cents > 0 ? [`Including a ${fee} service fee.`] : []),
    ],
    link: 'See or cancel your booking',
    linkToPurchase: 'See or cancel your purchase',
    receipt: 'Download the receipt (PDF)',
    partly: 'Part of it was no longer available.',
    paid: ({ organization, amount, isPurchase }) => ({
      subject: `Paid: your ${isPurchase ? 'purchase' : 'booking'} at ${organization}`,
      text: `We received your payment of ${amount}. This is what you ${isPurchase ? 'bought' : 'booked'}:`,
    }),
    too_late: ({ organization, isPurchase }) => ({
      subject: `Your payment came too late: ${organization}`,
      text: `Your payment came in after the time to pay was over, and ${isPurchase ? 'it had been sold' : 'the spot had been given away or it had begun'}. It was about:`,
    }),
    paid_twice: ({ organization }) => ({
      subject: `You paid twice: ${organization}`,
      text: 'This order was paid already. It is about:',
    }),
    expired: ({ organization, isPurchase }) => ({
      subject: `Not paid, so not ${isPurchase ? 'bought' : 'signed up'}: ${organization}`,
      text: isPurchase
        ? 'We kept your purchase until the time to pay was over. Nothing was charged. Do you still want it? Then buy it again. It was about:'
        : 'We kept your spot until the time to pay was over. Nothing was charged. Do you still want to come? Then book again. It was about:',
    }),
    refund_failed: ({ organization, amount }) => ({
      subject: `Your money could not be returned: ${organization}`,
      text: `We tried to return ${amount}, but that did not work. ${organization} will contact you about another way. It is about:`,
    }),
  },
};
