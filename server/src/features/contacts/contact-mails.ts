import { longDate } from '@move/domain/kit/dates/dates.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';

/** What an order sold, as mailed to a contact: without data of the buyer and the participants. */
export type SoldOffer = {
  kind: 'session' | 'bundle' | 'product';
  id: number;
  /** The name of the activity of a session or bundle, or of the product. */
  name: string;
  bundle: string | null;
  start_date: string | null;
  start_time: string | null;
  end_time: string | null;
  /** The number of people or units in the order. */
  amount: number;
  taken: number;
  spots: number | null;
};

type Words = { subject: string; paragraphs: string[]; link: string };

/** The subject, text and link of the mail to a contact, in the contact's language. */
export function contactMail(offer: SoldOffer, { locale, firstName }: { locale: Locale; firstName: string }): Words {
  const t = words[locale];
  const isProduct = offer.kind === 'product';
  const counted = isProduct ? t.units : t.people;
  return {
    subject: isProduct ? t.purchase(offer.name) : t.booking(offer.name),
    paragraphs: [
      t.hello(firstName),
      isProduct ? t.bought(offer.name) : t.booked(offer.name),
      ...whatOf(offer, locale),
      `${isProduct ? t.amount : t.persons}: ${offer.amount}`,
      offer.spots === null ? counted(offer.taken) : t.of(counted(offer.taken), offer.spots),
      t.why(isProduct),
    ],
    link: t.links[offer.kind],
  };
}

function whatOf({ bundle, start_date, start_time, end_time }: SoldOffer, locale: Locale): string[] {
  if (bundle !== null) return [words[locale].bundle(bundle)];
  return start_date === null ? [] : [`${longDate(start_date, locale)}, ${start_time}–${end_time}`];
}

const words = {
  nl: {
    booking: (name: string) => `Nieuwe inschrijving: ${name}`,
    purchase: (name: string) => `Nieuwe aankoop: ${name}`,
    hello: (name: string) => `Hallo ${name},`,
    booked: (name: string) => `Er is een nieuwe inschrijving voor ${name}.`,
    bought: (name: string) => `Er is een nieuwe aankoop van ${name}.`,
    bundle: (name: string) => `Bundel: ${name}`,
    persons: 'Aantal mensen',
    amount: 'Aantal',
    people: (taken: number) => `Bezette plekken: ${taken}`,
    units: (taken: number) => `Verkocht: ${taken}`,
    of: (taken: string, spots: number) => `${taken} van ${spots}`,
    why: (isProduct: boolean) =>
      `Je krijgt deze mail omdat je bij ${isProduct ? 'dit product' : 'deze activiteit'} de rol bevestigingsmail hebt.`,
    links: { session: 'Bekijk de sessie', bundle: 'Bekijk de bundel', product: 'Bekijk de aankopen' },
  },
  en: {
    booking: (name: string) => `New booking: ${name}`,
    purchase: (name: string) => `New purchase: ${name}`,
    hello: (name: string) => `Hello ${name},`,
    booked: (name: string) => `There is a new booking for ${name}.`,
    bought: (name: string) => `There is a new purchase of ${name}.`,
    bundle: (name: string) => `Bundle: ${name}`,
    persons: 'Number of people',
    amount: 'Quantity',
    people: (taken: number) => `Spots taken: ${taken}`,
    units: (taken: number) => `Sold: ${taken}`,
    of: (taken: string, spots: number) => `${taken} of ${spots}`,
    why: (isProduct: boolean) =>
      `You get this mail because you have the role confirmation mail for this ${isProduct ? 'product' : 'activity'}.`,
    links: { session: 'View the session', bundle: 'View the bundle', product: 'View the purchases' },
  },
} as const satisfies Record<Locale, unknown>;
