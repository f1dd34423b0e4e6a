import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Geschiedenis',
  search: 'Wie, of naam van het onderdeel',
  record: 'Wat precies',
  details: 'Bekijk wijzigingen',
  changed: (names: string, more: number) => (more === 0 ? names : `${names} en ${more} meer`),
  views: { rights: 'Rechten', people: 'Teams', organizations: 'Organisaties' },
  empty: {
    title: 'Nog niets gebeurd',
    text: 'Alles wat iemand toevoegt, wijzigt of verwijdert staat hier twee jaar lang.',
  },
  drawer: {
    who: 'Door',
    when: 'Wanneer',
    where: 'Organisatie',
    ip: 'IP-adres',
    request: 'Aanvraagnummer',
    nothing: 'Er zijn geen velden gewijzigd, of de waarden worden niet bewaard.',
    byImport: 'Organisaties uit deze import',
    byPerson: 'Alles van deze persoon',
    bySubject: 'Alles van dit onderdeel',
  },
  capped: (count: string) => `Er zijn er meer dan ${count}; filter op dag of onderdeel voor oudere.`,
};

const en: typeof nl = {
  title: 'History',
  search: 'Who, or the name of the subject',
  record: 'What exactly',
  details: 'View changes',
  changed: (names, more) => (more === 0 ? names : `${names} and ${more} more`),
  views: { rights: 'Permissions', people: 'Teams', organizations: 'Organisations' },
  empty: {
    title: 'Nothing happened yet',
    text: 'Everything that somebody adds, changes or removes is kept here for two years.',
  },
  drawer: {
    who: 'By',
    when: 'When',
    where: 'Organisation',
    ip: 'IP address',
    request: 'Request number',
    nothing: 'No fields were changed, or their values are not kept.',
    byImport: 'Organisations of this import',
    byPerson: 'Everything of this person',
    bySubject: 'Everything of this subject',
  },
  capped: (count) => `There are more than ${count}; filter by day or subject for older ones.`,
};

export const auditMessages = defineMessages({ nl, en });
