export const nl = {
  title: 'Sessies',
  search: 'Activiteit of locatie',
  date: 'Datum',
  time: 'Tijd',
  activity: 'Activiteit',
  status: 'Status',
  taken: 'Bezetting',
  series: 'Reeks',
  past: 'Al geweest',
  fromToday: 'Vanaf vandaag',
  of: (taken: string, spots: string) => `${taken} van ${spots}`,
  empty: { title: 'Nog geen sessies', text: 'Plan sessies bij een activiteit, dan staan ze hier.' },
};
