import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  action: 'Abonneren',
  title: 'Agenda-abonnement',
  text: 'Zet sessies in je eigen agenda. Wat hier verandert, verandert daar mee.',
  ofAll: 'alle activiteiten',
  make: (what: string) => `Adres maken voor ${what}`,
  fresh: {
    title: 'Je agenda-adres',
    text: 'Kopieer het nu: het is maar één keer te zien. Wie het heeft, leest mee zonder in te loggen.',
    label: 'Adres',
    open: 'Openen in je agenda-app',
    how: 'Google Agenda: Andere agenda’s, Via URL. Outlook: Agenda toevoegen, Abonneren via internet.',
  },
  list: 'Adressen in gebruik',
  none: 'Er zijn nog geen adressen.',
  all: 'Alle activiteiten',
  own: 'Mijn sessies',
  made: (who: string, when: string) => `${who}, ${when}`,
  used: (when: string) => `laatst gelezen ${when}`,
  unused: 'nog niet gelezen',
  stopped: 'werkt niet meer: de maker heeft hier geen toegang',
  revoke: 'Intrekken',
  revokeOf: (name: string, when: string) => `Adres voor ${name} van ${when} intrekken`,
  revoking: {
    title: 'Dit agenda-adres intrekken?',
    text: 'Agenda’s die het gebruiken, krijgen vanaf nu niets meer. Dit kan niet worden teruggedraaid.',
    confirm: 'Adres intrekken',
    done: 'Het agenda-adres is ingetrokken',
  },
  profile: {
    title: 'Mijn sessies in je agenda',
    text: 'De sessies van activiteiten waar je trainer van bent, bij al je organisaties.',
    make: 'Agenda-adres maken',
  },
};

const en: typeof nl = {
  action: 'Subscribe',
  title: 'Calendar subscription',
  text: 'Put sessions in your own calendar. What changes here changes there too.',
  ofAll: 'all activities',
  make: (what) => `Make an address for ${what}`,
  fresh: {
    title: 'Your calendar address',
    text: 'Copy it now: it is shown only once. Whoever has it reads along without logging in.',
    label: 'Address',
    open: 'Open in your calendar app',
    how: 'Google Calendar: Other calendars, From URL. Outlook: Add calendar, Subscribe from web.',
  },
  list: 'Addresses in use',
  none: 'There are no addresses yet.',
  all: 'All activities',
  own: 'My sessions',
  made: (who, when) => `${who}, ${when}`,
  used: (when) => `last read ${when}`,
  unused: 'not read yet',
  stopped: 'no longer works: its maker has no access here',
  revoke: 'Revoke',
  revokeOf: (name, when) => `Revoke the address for ${name} of ${when}`,
  revoking: {
    title: 'Revoke this calendar address?',
    text: 'Calendars that use it get nothing from now on. This cannot be undone.',
    confirm: 'Revoke address',
    done: 'The calendar address has been revoked',
  },
  profile: {
    title: 'My sessions in your calendar',
    text: 'The sessions of activities that you are a trainer of, at all your organisations.',
    make: 'Make a calendar address',
  },
};

export const feedMessages = defineMessages({ nl, en });
