import type { PublicOfferDetail } from '@move/contract/offers/offers.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Person } from '../../bookings/public.ts';

/** `unpaid`: booked, but not paid yet. The booking ends by itself when it isn't paid in time, and a stranger may have made it. */
export type Known = 'booked' | 'unpaid' | 'waiting';

type Words = (person: Person, offer: PublicOfferDetail, known: Known) => { subject: string; paragraphs: string[] };

const outcomes: Record<Locale, Record<Known, string>> = {
  nl: {
    booked: 'Je bent al ingeschreven, dus er is niets veranderd.',
    unpaid:
      'Er is al een inschrijving met die gegevens, die nog niet betaald is. Wordt die niet op tijd betaald, dan vervalt die vanzelf en kun je je inschrijven.',
    waiting: 'Je staat al op de wachtlijst, dus er is niets veranderd.',
  },
  en: {
    booked: 'You are signed up already, so nothing has changed.',
    unpaid:
      'There is a booking with those details already that hasn’t been paid yet. If it isn’t paid in time, it ends by itself, and you can sign up.',
    waiting: 'You are on the waiting list already, so nothing has changed.',
  },
};

/** The mail to a person who takes part or waits already, when a visitor tries to sign that person up again. */
export const knownPersonMails: Record<Locale, Words> = {
  nl: ({ first_name }, { name, organization }, known) => ({
    subject: `Dubbele inschrijving: ${name}`,
    paragraphs: [
      `Hallo ${first_name},`,
      `Iemand vulde jouw gegevens in voor ${name} van ${organization.name}. ${outcomes.nl[known]}`,
      'Was jij het niet? Dan hoef je niets te doen.',
    ],
  }),
  en: ({ first_name }, { name, organization }, known) => ({
    subject: `Signed up twice: ${name}`,
    paragraphs: [
      `Hello ${first_name},`,
      `Someone entered your details for ${name} by ${organization.name}. ${outcomes.en[known]}`,
      'Was it not you? Then you need not do anything.',
    ],
  }),
};
