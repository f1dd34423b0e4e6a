import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { AccountTable } from '../account-tables.ts';
import type { ProfileTable } from '../profile-tables.ts';
import type { Section } from '../collect-personal-data.ts';

type Words = {
  title: string;
  intro: (organization: string, moment: string) => string;
  none: string;
  file: string;
  sections: Record<Section, string>;
  /** The page of a user's own account. */
  own: {
    title: string;
    intro: (moment: string) => string;
    file: string;
    sections: Record<AccountTable, string>;
  };
  /** The page of an app user. */
  profile: {
    title: string;
    intro: (moment: string) => string;
    file: string;
    sections: Record<ProfileTable, string>;
  };
};

/** The headings of the page in an export; `export-labels.ts` has the labels of fields. In the JSON the columns keep their names. */
export const exportWords: Record<Locale, Words> = {
  nl: {
    title: 'Gegevens van',
    intro: (organization, moment) =>
      `Alles wat ${organization} op ${moment} over deze persoon bewaart. Dezelfde gegevens staan met de nummers van het systeem in data.json.`,
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
      payments: 'Online betalingen',
      refunds: 'Terugbetalingen',
      provider_refunds: 'Terugbetalingen via de betaaldienst',
      contacts: 'Contactpersoon',
      invites: 'Uitnodigingen voor het team',
      mails: 'Mails',
      messages: 'Berichten',
      notifications: 'Pushmeldingen met de naam erin',
      sessions: 'Redenen van geannuleerde sessies met de naam erin',
      history: 'Geschiedenis',
    },
    own: {
      title: 'Mijn gegevens',
      intro: (moment) =>
        `Alles wat op ${moment} bij je account wordt bewaard. Wat organisaties over je bewaren, vraag je bij hen op. Dezelfde gegevens staan met de nummers van het systeem in data.json.`,
      file: 'mijn-gegevens',
      sections: {
        users: 'Account',
        user_roles: 'Rollen',
        api_tokens: 'Logins',
        user_preferences: 'Weergave van lijsten',
        saved_views: 'Opgeslagen weergaven',
        form_drafts: 'Niet afgemaakte formulieren',
        inbox_items: 'Meldingen',
        job_runs: 'Taken',
        calendar_feeds: 'Agenda-abonnementen',
      },
    },
    profile: {
      title: 'Gegevens van een gebruiker van de app',
      intro: (moment) =>
        `Alles wat op ${moment} bij dit profiel wordt bewaard. Wat organisaties over de persoon bewaren, staat bij hen. Dezelfde gegevens staan met de nummers van het systeem in data.json.`,
      file: 'profiel',
      sections: {
        profiles: 'Profiel',
        profile_tokens: 'Logins in de app',
        coupon_redemptions: 'Ingewisselde vouchers',
        profile_devices: 'Toestellen',
        profile_notification_settings: 'Keuzes over pushmeldingen',
        notification_deliveries: 'Pushmeldingen',
        wallet_balances: 'Saldo',
        wallet_entries: 'Bij- en afschrijvingen',
      },
    },
  },
  en: {
    title: 'Data of',
    intro: (organization, moment) =>
      `Everything ${organization} keeps about this person on ${moment}. The same data, with the numbers of the system, is in data.json.`,
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
      payments: 'Online payments',
      refunds: 'Refunds',
      provider_refunds: 'Refunds through the payment provider',
      contacts: 'Contact person',
      invites: 'Invitations to the team',
      mails: 'Mails',
      messages: 'Messages',
      notifications: 'Notifications that have the name',
      sessions: 'Reasons of canceled sessions that have the name',
      history: 'History',
    },
    own: {
      title: 'My data',
      intro: (moment) =>
        `Everything that is kept with your account on ${moment}. Ask organisations for what they keep about you. The same data, with the numbers of the system, is in data.json.`,
      file: 'my-data',
      sections: {
        users: 'Account',
        user_roles: 'Roles',
        api_tokens: 'Logins',
        user_preferences: 'Display of lists',
        saved_views: 'Saved views',
        form_drafts: 'Unfinished forms',
        inbox_items: 'Notifications',
        job_runs: 'Tasks',
        calendar_feeds: 'Calendar subscriptions',
      },
    },
    profile: {
      title: 'Data of an app user',
      intro: (moment) =>
        `Everything that is kept with this profile on ${moment}. What organisations keep about the person is with them. The same data, with the numbers of the system, is in data.json.`,
      file: 'profile',
      sections: {
        profiles: 'Profile',
        profile_tokens: 'Logins in the app',
        coupon_redemptions: 'Redeemed vouchers',
        profile_devices: 'Devices',
        profile_notification_settings: 'Choices about notifications',
        notification_deliveries: 'Notifications',
        wallet_balances: 'Balance',
        wallet_entries: 'Moves in and out',
      },
    },
  },
};
