import { type CancelReason, cancelReasonText } from '@move/domain/sessions/session-cancellation.ts';
import { formatMoment } from '@move/domain/kit/dates/format-moment.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import { limitKey } from '../../platform/mail/mail-limits.ts';
import type { Mail } from '../../platform/mail/send-mail.ts';
import { sessionMomentText, type WaitlistNotice } from '../bookings/public.ts';
import type { InviteFacts } from './invitations/find-invite.ts';

/** A mail lists at most this many days of a bundle, and the number of days left out. */
const DAYS_MAX = 12;

const DAYS = {
  nl: {
    more: (count: number) => `… en nog ${count} keer`,
    place: 'Waar',
    price: 'Kosten',
    free: 'gratis',
    returns: 'niets extra, je was al ingeschreven',
  },
  en: {
    more: (count: number) => `… and ${count} more`,
    place: 'Where',
    price: 'Price',
    free: 'free',
    returns: 'nothing extra, you were signed up already',
  },
} as const satisfies Record<Locale, unknown>;

function daysOf({ sessions, locale }: InviteFacts): string[] {
  const lines = sessions.map((session) => sessionMomentText(session, locale));
  const left = lines.length - DAYS_MAX;
  return left > 0 ? [...lines.slice(0, DAYS_MAX), DAYS[locale].more(left)] : lines;
}

function detailsOf(facts: InviteFacts): string[] {
  const { locale, sessions, price_in_cents: price, returns } = facts;
  const words = DAYS[locale];
  const costs = price === 0 ? words.free : returns ? words.returns : formatCents(price, locale);
  const places = [...new Set(sessions.flatMap(({ place }) => place ?? []))];
  return [...daysOf(facts), ...places.map((place) => `${words.place}: ${place}`), `${words.price}: ${costs}`];
}

const offerName = ({ activity, bundle }: InviteFacts) => (bundle === null ? activity : `${activity}, ${bundle}`);

const HELLO: Readonly<Record<Locale, string>> = { nl: 'Hallo', en: 'Hello' };

/** Until when the invitation works, in the time zone of the session. */
const expiryOf = ({ expires_at, sessions, locale }: InviteFacts): string =>
  formatMoment(expires_at ?? '', { tz: sessions[0]?.tz ?? 'Europe/Amsterdam', locale });

const keyOf = (facts: InviteFacts) =>
  limitKey(facts.session_id === null ? `bundle ${facts.bundle_id}` : `session ${facts.session_id}`, facts);

export function inviteMail(facts: InviteFacts, url: string): Mail {
  const { locale, first_name, email, organization, reserves, reply_to } = facts;
  const [name, until] = [offerName(facts), expiryOf(facts)];
  const words = {
    nl: {
      subject: `Er is een plek voor je: ${name}`,
      hello: `Hallo ${first_name},`,
      what: `Je staat op de wachtlijst voor ${name} van ${organization}. Er is nu een plek voor je.`,
      how: reserves
        ? `De plek blijft voor je vrij tot ${until}. Laat voor die tijd weten of je komt; anders gaat hij naar de volgende.`
        : `Je uitnodiging geldt tot ${until}. Wie het eerst ja zegt, krijgt de plek.`,
      button: 'Bekijk en antwoord',
    },
    en: {
      subject: `There is a spot for you: ${name}`,
      hello: `Hello ${first_name},`,
      what: `You are on the waiting list for ${name} by ${organization}. There is a spot for you now.`,
      how: reserves
        ? `The spot is kept for you until ${until}. Tell us before then whether you will come, or it goes to the next person.`
        : `Your invitation works until ${until}. Whoever says yes first gets the spot.`,
      button: 'View and answer',
    },
  }[locale];
  return {
    to: email,
    locale,
    subject: words.subject,
    paragraphs: [words.hello, words.what, ...detailsOf(facts), words.how],
    link: { text: words.button, url, until: facts.expires_at },
    replyTo: reply_to,
    organizationId: facts.organization_id,
    limitKey: keyOf(facts),
  };
}

type Words = { subject: (name: string) => string; text: (names: { name: string; organization: string }) => string };

const newsWords: Record<Locale, Record<WaitlistNotice, Words>> = {
  nl: {
    withdrawn: {
      subject: (name) => `Je uitnodiging is ingetrokken: ${name}`,
      text: ({ name }) =>
        `De plek voor ${name} is toch niet vrij: wie zich had afgemeld, komt alsnog. Je staat weer op de wachtlijst, op dezelfde plaats.`,
    },
    removed: {
      subject: (name) => `Je uitnodiging is vervallen: ${name}`,
      text: ({ name, organization }) =>
        `${organization} heeft je van de wachtlijst voor ${name} gehaald. Je uitnodiging is vervallen.`,
    },
    switched_off: {
      subject: (name) => `De wachtlijst is gesloten: ${name}`,
      text: ({ name, organization }) =>
        `${organization} werkt voor ${name} niet meer met een wachtlijst. Je plaats op de wachtlijst is vervallen.`,
    },
    canceled: {
      subject: (name) => `Gaat niet door: ${name}`,
      text: ({ name, organization }) =>
        `${name} van ${organization} gaat niet door. Je plaats op de wachtlijst is vervallen.`,
    },
  },
  en: {
    withdrawn: {
      subject: (name) => `Your invitation was withdrawn: ${name}`,
      text: ({ name }) =>
        `The spot for ${name} is taken after all: the person who had signed out is coming. You are back on the waiting list, in the same place.`,
    },
    removed: {
      subject: (name) => `Your invitation no longer works: ${name}`,
      text: ({ name, organization }) =>
        `${organization} took you off the waiting list for ${name}. Your invitation no longer works.`,
    },
    switched_off: {
      subject: (name) => `The waiting list is closed: ${name}`,
      text: ({ name, organization }) =>
        `${organization} no longer has a waiting list for ${name}. Your place on it has expired.`,
    },
    canceled: {
      subject: (name) => `Cancelled: ${name}`,
      text: ({ name, organization }) =>
        `${name} at ${organization} does not take place. Your place on the waiting list has expired.`,
    },
  },
};

export function noticeMail(facts: InviteFacts, news: WaitlistNotice, why?: CancelReason): Mail {
  const { locale, first_name, email, organization, reply_to } = facts;
  const name = offerName(facts);
  const words = newsWords[locale][news];
  const reason = why === undefined ? null : cancelReasonText(why, locale);
  return {
    to: email,
    locale,
    subject: words.subject(name),
    paragraphs: [
      `${HELLO[locale]} ${first_name},`,
      words.text({ name, organization }),
      ...daysOf(facts),
      ...(reason ? [reason] : []),
    ],
    replyTo: reply_to,
    organizationId: facts.organization_id,
    limitKey: keyOf(facts),
  };
}
