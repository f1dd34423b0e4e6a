import type { Repetition } from '@move/domain/sessions/repetition/recurrence.ts';
import type { DemoActivityKey } from '../activities/activities.demo.ts';

/** How full sessions are: the share of the spots that is taken, per session, repeated. */
export type Crowd = readonly number[];

export type DemoPlan = {
  /** The ISO weekday of the first session, in the week this number of weeks ago. */
  day: number;
  weeks_ago: number;
  from: string;
  to: string;
  /** null means unlimited. */
  spots: number | null;
  repetition?: Partial<Repetition>;
  crowd: Crowd;
  /** The numbers in the series, from 1, of canceled sessions. */
  canceled?: readonly number[];
};

const FULL: Crowd = [1, 1, 0.9, 1];
const BUSY: Crowd = [0.95, 0.7, 1, 0.85, 0.6];
const MIXED: Crowd = [0.5, 0.75, 0.35, 1, 0.6, 0.2];
const QUIET: Crowd = [0.2, 0, 0.35, 0.1];

const weekly = (days: number[], every = 1) => ({ type: 'weeks' as const, every, days });
const PAST = { weeks_ago: 8 } as const;

/** The plans run from eight weeks ago to half a year ahead, with the clock changes of October and March. */
export const demoPlans: Partial<Record<DemoActivityKey, readonly DemoPlan[]>> = {
  zwemmen_beginners: [
    { ...PAST, day: 2, from: '18:30', to: '19:30', spots: 20, repetition: weekly([2, 4]), crowd: FULL, canceled: [21] },
    { ...PAST, day: 6, from: '09:00', to: '10:00', spots: 14, repetition: weekly([6], 2), crowd: BUSY },
  ],
  banenzwemmen: [
    { ...PAST, day: 1, from: '07:00', to: '08:00', spots: 32, repetition: weekly([1], 2), crowd: MIXED },
    // an extra evening next week, in the pool of the beginners at the same time: an overlap to see in the calendar
    { weeks_ago: -1, day: 4, from: '19:00', to: '20:00', spots: 32, crowd: QUIET },
  ],
  aquajoggen: [{ ...PAST, day: 3, from: '20:00', to: '20:45', spots: 16, repetition: weekly([3], 2), crowd: BUSY }],
  zwemdiploma_a: [{ ...PAST, day: 3, from: '15:30', to: '16:15', spots: 8, repetition: weekly([3]), crowd: FULL }],
  masters: [
    {
      ...PAST,
      day: 5,
      from: '21:00',
      to: '22:15',
      spots: 24,
      repetition: weekly([5], 2),
      crowd: MIXED,
      canceled: [12, 13],
    },
  ],
  ouder_kind_zwemmen: [
    { ...PAST, day: 7, from: '10:15', to: '11:00', spots: 12, repetition: weekly([7], 2), crowd: BUSY },
  ],
  vrij_zwemmen: [
    { ...PAST, day: 7, from: '13:00', to: '16:00', spots: null, repetition: weekly([7], 4), crowd: MIXED },
  ],
  waterpolo: [{ weeks_ago: -3, day: 4, from: '19:30', to: '20:30', spots: 18, crowd: [0] }],
  streetdance: [{ ...PAST, day: 4, from: '17:00', to: '18:15', spots: 18, repetition: weekly([4]), crowd: FULL }],
  salsa: [{ ...PAST, day: 5, from: '22:00', to: '01:00', spots: 40, repetition: weekly([5], 2), crowd: MIXED }],
  buurtfitness: [
    { ...PAST, day: 2, from: '09:30', to: '10:30', spots: null, repetition: weekly([2], 2), crowd: MIXED },
  ],
  pleinvoetbal: [
    { ...PAST, day: 3, from: '15:00', to: '16:30', spots: null, repetition: weekly([3], 2), crowd: MIXED },
  ],
  meidenbasketbal: [
    { ...PAST, day: 1, from: '17:30', to: '19:00', spots: 15, repetition: weekly([1], 2), crowd: QUIET },
  ],
  stoeldans: [{ ...PAST, day: 4, from: '10:30', to: '11:30', spots: 20, repetition: weekly([4], 2), crowd: BUSY }],
  leren_roeien: [
    {
      weeks_ago: 2,
      day: 3,
      from: '18:00',
      to: '20:00',
      spots: 8,
      repetition: { ...weekly([3]), count: 6 },
      crowd: [1],
    },
  ],
  badminton_west: [
    { ...PAST, day: 2, from: '20:00', to: '22:00', spots: 24, repetition: weekly([2], 2), crowd: MIXED },
  ],
  walking_football: [
    { ...PAST, day: 5, from: '10:00', to: '11:30', spots: 22, repetition: weekly([5]), crowd: BUSY, canceled: [10] },
  ],
  sportdag: [
    {
      weeks_ago: 2,
      day: 6,
      from: '10:00',
      to: '17:00',
      spots: null,
      repetition: { type: 'years', every: 1, count: 3 },
      crowd: [0],
    },
  ],
  spinning: [{ ...PAST, day: 1, from: '19:00', to: '19:50', spots: 16, repetition: weekly([1, 3], 2), crowd: BUSY }],
  judo_kleuters: [{ ...PAST, day: 6, from: '09:30', to: '10:15', spots: 12, repetition: weekly([6]), crowd: FULL }],
  judo_jeugd: [{ ...PAST, day: 2, from: '17:00', to: '18:00', spots: 20, repetition: weekly([2], 2), crowd: MIXED }],
  judo_volwassenen: [
    { ...PAST, day: 4, from: '20:00', to: '21:30', spots: 24, repetition: weekly([4], 2), crowd: QUIET },
  ],
  judo_g: [{ ...PAST, day: 7, from: '11:00', to: '12:00', spots: 10, repetition: weekly([7], 2), crowd: MIXED }],
  hardlopen_start: [
    {
      weeks_ago: 3,
      day: 1,
      from: '19:30',
      to: '20:45',
      spots: 25,
      repetition: { ...weekly([1], 2), count: 10 },
      crowd: BUSY,
    },
  ],
  wandelen_water: [
    { ...PAST, day: 7, from: '10:00', to: '12:00', spots: null, repetition: weekly([7], 2), crowd: MIXED },
  ],
  tennis_les: [{ ...PAST, day: 6, from: '11:00', to: '12:00', spots: 6, repetition: weekly([6], 2), crowd: FULL }],
  padel_toss: [{ ...PAST, day: 5, from: '19:30', to: '21:30', spots: 16, repetition: weekly([5], 2), crowd: BUSY }],
  yoga_rustig: [{ ...PAST, day: 1, from: '20:15', to: '21:30', spots: 12, repetition: weekly([1]), crowd: FULL }],
  stoelyoga: [{ ...PAST, day: 2, from: '10:00', to: '11:00', spots: 16, repetition: weekly([2], 2), crowd: MIXED }],
};
