import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  activity: 'Activiteit',
  canceled: 'Afgelast',
  hasRoom: 'Wachtlijst met vrije plek',
  label: (sessions: string) => `Totaal van ${sessions}`,
  occupancy: (taken: string, spots: string) => `${taken} van ${spots} plekken`,
  participants: (participants: string) => `${participants} deelnemers`,
  present: (present: string, expected: string) => `${present} van ${expected} aanwezig`,
};

const en: typeof nl = {
  activity: 'Activity',
  canceled: 'Cancelled',
  hasRoom: 'Waiting list with a free spot',
  label: (sessions) => `Total of ${sessions}`,
  occupancy: (taken, spots) => `${taken} of ${spots} spots`,
  participants: (participants) => `${participants} participants`,
  present: (present, expected) => `${present} of ${expected} present`,
};

export const totalsMessages = defineMessages({ nl, en });
