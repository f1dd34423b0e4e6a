import type { nl } from './audit.nl.ts';

export const en: typeof nl = {
  title: 'History',
  search: 'Person, record or field',
  record: 'Record',
  details: 'View changes',
  changed: (names, more) => (more === 0 ? names : `${names} and ${more} more`),
  views: { rights: 'Permissions', people: 'Teams', organizations: 'Organisations' },
  empty: {
    title: 'Nothing has happened yet',
    text: 'Everything that is added, changed or removed is kept here for two years.',
  },
  drawer: {
    who: 'By',
    when: 'When',
    where: 'Organisation',
    ip: 'IP address',
    request: 'Request number',
    nothing: 'No fields were changed, or their values are not kept.',
    byImport: 'Organisations in this import',
    byPerson: 'Everything by this person',
    bySubject: 'Everything about this subject',
  },
  capped: (count) => `There are more than ${count}; filter by day or subject for older ones.`,
};
