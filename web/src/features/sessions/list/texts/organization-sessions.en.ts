import type { nl } from './organization-sessions.nl.ts';

export const en: typeof nl = {
  title: 'Sessions',
  search: 'Activity or location',
  date: 'Date',
  time: 'Time',
  activity: 'Activity',
  status: 'Status',
  taken: 'Occupancy',
  series: 'Series',
  past: 'Past',
  fromToday: 'From today',
  of: (taken, spots) => `${taken} of ${spots}`,
  empty: { title: 'No sessions yet', text: 'Sessions are listed here once you plan them.' },
};
