import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  title: 'Sessies',
  search: 'Activiteit of locatie',
  date: 'Datum',
  time: 'Tijd',
  activity: 'Activiteit',
  status: 'Status',
  taken: 'Bezetting',
  past: 'Al geweest',
  of: (taken: string, spots: string) => `${taken} van ${spots}`,
  empty: { title: 'Nog geen sessies', text: 'Plan sessies bij een activiteit, dan staan ze hier.' },
};

const en: typeof nl = {
  title: 'Sessions',
  search: 'Activity or location',
  date: 'Date',
  time: 'Time',
  activity: 'Activity',
  status: 'Status',
  taken: 'Occupancy',
  past: 'Already past',
  of: (taken, spots) => `${taken} of ${spots}`,
  empty: { title: 'No sessions yet', text: 'Plan sessions of an activity, and they are listed here.' },
};

export const organizationSessionMessages = defineMessages({ nl, en });
