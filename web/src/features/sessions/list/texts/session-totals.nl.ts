export const nl = {
  activity: 'Activiteit',
  canceled: 'Afgelast',
  hasRoom: 'Wachtlijst met vrije plek',
  label: (sessions: string) => `Totaal van ${sessions}`,
  occupancy: (taken: string, spots: string) => `${taken} van ${spots} plekken`,
  participants: (participants: string) => `${participants} deelnemers`,
  present: (present: string, expected: string) => `${present} van ${expected} aanwezig`,
};
