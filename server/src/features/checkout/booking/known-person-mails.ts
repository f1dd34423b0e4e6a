import type { PublicOfferDetail } from '@move/contract/offers/offers.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Person } from '../../bookings/public.ts';

export type Known = 'booked' | 'waiting';

type Words = (person: Person, offer: PublicOfferDetail, known: Known) => { subject: string; paragraphs: string[] };

/** The mail to a person who takes part or waits already, when a visitor tries to sign that person up again. */
export const knownPersonMails: Record<Locale, Words> = {
  nl: ({ first_name }, { name, organization }, known) => ({
    subject: `Dubbele inschrijving: ${name}`,
    paragraphs: [
      `Hallo ${first_name},`,
      `Iemand vulde jouw gegevens in voor ${name} van ${organization.name}. ${known === 'booked' ? 'Je bent al ingeschreven' : 'Je staat al op de wachtlijst'}, dus er is niets veranderd.`,
      'Was jij het niet? Dan hoef je niets te doen.',
    ],
  }),
  en: ({ first_name }, { name, organization }, known) => ({
    subject: `Signed up twice: ${name}`,
    paragraphs: [
      `Hello ${first_name},`,
      `Someone entered your details for ${name} by ${organization.name}. You are ${known === 'booked' ? 'signed up' : 'on the waiting list'} already, so nothing has changed.`,
      'Was it not you? Then you need not do anything.',
    ],
  }),
};
