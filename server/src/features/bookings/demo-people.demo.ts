import { fold } from '@move/domain/kit/fold.ts';
import type { Person } from './person.ts';

/** First and last names that go together: Dutch, Turkish, Moroccan, Surinamese, Frisian, and from elsewhere (D8). */
const FAMILIES = [
  {
    first: ['Emma', 'Sem', 'Tess', 'Lars', 'Fleur', 'Bram', 'Anouk', 'Thijs', 'Marleen', 'Joost', 'Saar', 'Willem'],
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
  },
  {
    first: ['Elif', 'Emre', 'Ayşe', 'Mehmet', 'Zeynep', 'Ömer', 'Gülşen', 'Çağla'],
    last: ['Yılmaz', 'Öztürk', 'Şahin', 'Kaya', 'Çelik', 'Demir', 'Güneş'],
  },
  {
    first: ['Fatima', 'Ilyas', 'Naïma', 'Bilal', 'Samira', 'Mohammed', 'Hafsa', 'Yassine'],
    last: ['El Idrissi', 'Benali', 'Aït Brahim', 'Bouzian', 'Azzouzi', 'Ouali', 'El Khattabi'],
  },
  {
    first: ['Shanti', 'Rishi', 'Chantal', 'Winston', 'Priya', 'Humphrey', 'Faizal', 'Soraya'],
    last: ['Ramdin', 'Kartosen', 'Pinas', 'Jagesar', 'Djojosoemarto', 'Soekhoe', 'Held'],
  },
  {
    first: ['Nynke', 'Sjoerd', 'Wytske', 'Jelle', 'Froukje', 'Hylke', 'Baukje', 'Ids'],
    last: ['Hoekstra', 'Dijkstra', 'Sytsma', 'Terpstra', 'Wiersma', 'Haarsma', 'Jellema'],
  },
  {
    first: ['Zoë', 'Jürgen', 'René', 'Agnieszka', 'Łukasz', 'Siân'],
    last: ['Müller', 'Groß', 'Dubois', 'Wiśniewska', 'O’Connor', 'García Núñez'],
  },
] as const;

/** Sixty characters with the space between: what no column may break on. */
const LONGEST = { first_name: 'Wilhelmina Catharina Josephina', last_name: 'van Bylandt tot Mariënwaarder' };

const NOTES = [
  'Draagt een bril',
  'Allergisch voor noten',
  'Komt met een begeleider',
  'Heeft al een diploma',
  'Belt bij ziekte vooraf af',
];

export type Ages = { from: number | null; to: number | null };

/** A source of chance that gives the same demo every time. */
export function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Neighbours get seeds far apart: of an even row this source of chance makes namesakes. */
function scatter(number: number): number {
  const mixed = Math.imul(number + 1, 0x9e_37_79_b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85_eb_ca_6b);
}

/** The so manieth person of the demo, of an age that the offer takes. */
export function demoPerson(number: number, ages: Ages, today: string): Person {
  const chance = seededChance(scatter(number));
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(chance() * items.length)];
  const family = pick(FAMILIES);
  const names =
    number === 0
      ? LONGEST
      : { first_name: pick(family?.first ?? []) ?? 'Kim', last_name: pick(family?.last ?? []) ?? 'Bos' };
  const address = fold(`${names.first_name}.${names.last_name}`)
    .replace(/[^a-z.]/g, '')
    .slice(0, 40);
  return {
    ...names,
    email: `${address}${number}@post.example`,
    date_of_birth: chance() < 0.85 || ages.from !== null ? birthDate({ chance, number, ages, today }) : null,
    gender: pick(['male', 'female', 'female', 'male', 'other', 'none', null] as const) ?? null,
    notes: chance() < 0.08 ? (pick(NOTES) ?? null) : null,
    locale: chance() < 0.1 ? 'en' : 'nl',
  };
}

type Birth = { chance: () => number; number: number; ages: Ages; today: string };

/** Every fortieth is born on 29 February of a leap year near the one that chance gave, where one lies within the ages. */
function birthDate({ chance, number, ages, today }: Birth): string {
  const [youngest, oldest] = [ages.from ?? 7, ages.to ?? (ages.from ?? 7) + 55];
  // a year inside both ends, so that the age holds for all sessions around today
  const years = Math.min(oldest, youngest + 1) + Math.floor(chance() * Math.max(1, oldest - youngest - 1));
  const day = Temporal.PlainDate.from(today).subtract({ years, days: 30 + Math.floor(chance() * 300) });
  const thisYear = Temporal.PlainDate.from(today).year;
  const before = day.year - (day.year % 4);
  // of that age half a year ago and half a year from now
  const leap = [before, before + 4].find((year) => thisYear - year < oldest && thisYear - year - 1 >= youngest);
  if (number % 40 !== 5 || leap === undefined) return day.toString();
  return Temporal.PlainDate.from({ year: leap, month: 2, day: 29 }).toString();
}
