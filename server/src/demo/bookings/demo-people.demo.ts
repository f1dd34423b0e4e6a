import { fold } from '@move/domain/kit/text/fold.ts';
import type { ReachablePerson } from '../../features/bookings/people/person.ts';

type Family = { women: readonly string[]; men: readonly string[]; last: readonly string[] };

const dutch: Family = {
  women: ['Emma', 'Tess', 'Fleur', 'Anouk', 'Marleen', 'Saar', 'Ingrid', 'Lotte'],
  men: ['Sem', 'Lars', 'Bram', 'Thijs', 'Joost', 'Willem', 'Koen', 'Ruben'],
  last: [
    'de Vries',
    'van den Berg',
    'Jansen',
    'Bakker',
    'Smit',
    'Mulder',
    'van Dijk',
    'Brouwer',
    'de Boer',
    'Hendriks',
  ],
};

/** First and last names that go together: Dutch, Turkish, Moroccan, Surinamese, Frisian, and others. */
const FAMILIES: readonly Family[] = [
  dutch,
  dutch,
  dutch,
  {
    women: ['Elif', 'Ayşe', 'Zeynep', 'Gülşen', 'Çağla'],
    men: ['Emre', 'Mehmet', 'Ömer', 'Barış'],
    last: ['Yılmaz', 'Öztürk', 'Şahin', 'Kaya', 'Çelik', 'Demir', 'Güneş'],
  },
  {
    women: ['Fatima', 'Naïma', 'Samira', 'Hafsa'],
    men: ['Ilyas', 'Bilal', 'Mohammed', 'Yassine'],
    last: ['El Idrissi', 'Benali', 'Aït Brahim', 'Bouzian', 'Azzouzi', 'Ouali', 'El Khattabi'],
  },
  {
    women: ['Shanti', 'Chantal', 'Priya', 'Soraya'],
    men: ['Rishi', 'Winston', 'Humphrey', 'Faizal'],
    last: ['Ramdin', 'Kartosen', 'Pinas', 'Jagesar', 'Djojosoemarto', 'Soekhoe', 'Held'],
  },
  {
    women: ['Nynke', 'Wytske', 'Froukje', 'Baukje'],
    men: ['Sjoerd', 'Jelle', 'Hylke', 'Ids'],
    last: ['Hoekstra', 'Dijkstra', 'Sytsma', 'Terpstra', 'Wiersma', 'Haarsma', 'Jellema'],
  },
  {
    women: ['Zoë', 'Agnieszka', 'Siân'],
    men: ['Jürgen', 'René', 'Łukasz'],
    last: ['Müller', 'Groß', 'Dubois', 'Nowak', 'O’Connor', 'García Núñez'],
  },
];

/** A name of sixty characters including the space, to see that no column of a list breaks. */
const LONGEST = { first_name: 'Wilhelmina Catharina Josephina', last_name: 'van Bylandt tot Mariënwaarder' };

const NOTES = [
  'Draagt een bril',
  'Allergisch voor noten',
  'Komt met een begeleider',
  'Heeft al een diploma',
  'Belt bij ziekte vooraf af',
];

export type Ages = { from: number | null; to: number | null };

/** Returns a random generator that makes the same demo each time (mulberry32). */
export function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The person of the demo with this number, of an age that the offer allows. */
export function demoPerson(number: number, ages: Ages, today: string): ReachablePerson {
  const chance = seededChance(number * 7_919 + 17);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(chance() * items.length)];
  const family = pick(FAMILIES) ?? dutch;
  const gender = pick(['female', 'male'] as const) ?? 'female';
  const first_name = pick(gender === 'female' ? family.women : family.men) ?? 'Kim';
  const names = number === 0 ? LONGEST : { first_name, last_name: pick(family.last) ?? 'Bos' };
  const address = fold(`${names.first_name}.${names.last_name}`)
    .replace(/[^a-z.]/g, '')
    .slice(0, 40);
  return {
    ...names,
    email: `${address}${number}@post.example`,
    date_of_birth: chance() < 0.85 || ages.from !== null ? birthDate({ chance, number, ages, today }) : null,
    gender: pick([gender, gender, gender, gender, 'other', 'none', null] as const) ?? null,
    notes: chance() < 0.08 ? (pick(NOTES) ?? null) : null,
    locale: chance() < 0.1 ? 'en' : 'nl',
  };
}

type Birth = { chance: () => number; number: number; ages: Ages; today: string };

/** Every fortieth person is born on 29 February of a nearby leap year, when one fits the ages. */
function birthDate({ chance, number, ages, today }: Birth): string {
  const [youngest, oldest] = [ages.from ?? 7, ages.to ?? (ages.from ?? 7) + 55];
  // a year inside both limits, so that the age fits all sessions around today
  const years = Math.min(oldest, youngest + 1) + Math.floor(chance() * Math.max(1, oldest - youngest - 1));
  const day = Temporal.PlainDate.from(today).subtract({ years, days: 30 + Math.floor(chance() * 300) });
  const thisYear = Temporal.PlainDate.from(today).year;
  const before = day.year - (day.year % 4);
  // within the ages half a year ago and half a year from now
  const leap = [before, before + 4].find((year) => thisYear - year < oldest && thisYear - year - 1 >= youngest);
  if (number % 40 !== 5 || leap === undefined) return day.toString();
  return Temporal.PlainDate.from({ year: leap, month: 2, day: 29 }).toString();
}
