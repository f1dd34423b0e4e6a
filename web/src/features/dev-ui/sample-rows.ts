export const PEOPLE = [
  { first_name: 'Sanne', last_name: 'de Wit' },
  { first_name: 'Pieter', last_name: 'van den Berg' },
  { first_name: 'Daan', last_name: 'Visser' },
  { first_name: 'Noor', last_name: 'Öztürk' },
];

export type SampleRow = {
  id: string;
  name: string;
  status: 'accepted' | 'pending' | 'rejected';
  city: string;
  activities: number;
  participants: number;
};

const NAMES = [
  'Buurtsporthuis Noord',
  'ÉÉN Fit B.V.',
  'Judoschool Kodai',
  'Roeivereniging Stroom',
  'Stichting Bewegen 55+',
  'Zwemclub De Otters',
];
const CITIES = ['Waterstad', 'Heuvelrode', 'Dijkerveen'];
const STATUSES: readonly SampleRow['status'][] = ['accepted', 'accepted', 'pending', 'accepted', 'rejected'];

/** Rows that look like organisations, always the same. */
export function sampleRows(count: number): SampleRow[] {
  return Array.from({ length: count }, (_, i) => {
    const round = Math.floor(i / NAMES.length);
    return {
      id: String(i + 1),
      name: `${NAMES[i % NAMES.length] ?? ''}${round > 0 ? ` ${round + 1}` : ''}`,
      status: STATUSES[i % STATUSES.length] ?? 'accepted',
      city: CITIES[i % CITIES.length] ?? '',
      activities: (i * 7) % 49,
      participants: (i * 97) % 1300,
    };
  });
}
