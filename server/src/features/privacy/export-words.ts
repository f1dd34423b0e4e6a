import type { Locale } from '@move/domain/kit/messages.ts';
import type { Section } from './collect-personal-data.ts';

type Words = {
  title: string;
  intro: (organization: string, moment: string) => string;
  none: string;
  file: string;
  sections: Record<Section, string>;
};

/** The heads of the page in an export. Columns keep their names in the JSON, which the page shows too. */
export const exportWords: Record<Locale, Words> = {
  nl: {
    title: 'Gegevens van',
    intro: (organization, moment) =>
      `Alles wat ${organization} op ${moment} over deze persoon bewaart. Dezelfde gegevens staan in data.json.`,
    none: 'Niets',
    file: 'gegevens',
    sections: {
      participants: 'Inschrijvingen',
      bundle_participants: 'Bundels',
      waitlist_entries: 'Wachtlijsten',
      answers: 'Antwoorden op vragen',
      taps: 'Ontvangen check-ins',
      purchases: 'Aankopen',
      orders: 'Bestellingen',
      order_lines: 'Bestelregels',
      refunds: 'Terugbetalingen',
      contacts: 'Contactpersoon',
      invites: 'Uitnodigingen voor het team',
      mails: 'Mails',
      messages: 'Berichten',
      history: 'Geschiedenis',
    },
  },
  en: {
    title: 'Data of',
    intro: (organization, moment) =>
      `Everything ${organization} keeps about this person on ${moment}. The same data is in data.json.`,
    none: 'Nothing',
    file: 'data',
    sections: {
      participants: 'Bookings',
      bundle_participants: 'Bundles',
      waitlist_entries: 'Waiting lists',
      answers: 'Answers to questions',
      taps: 'Received check-ins',
      purchases: 'Purchases',
      orders: 'Orders',
      order_lines: 'Order lines',
      refunds: 'Refunds',
      contacts: 'Contact person',
      invites: 'Invitations to the team',
      mails: 'Mails',
      messages: 'Messages',
      history: 'History',
    },
  },
};
