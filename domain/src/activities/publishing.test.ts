import { expect, test } from 'vitest';
import { type Publishable, publishingViolations, publishingViolationsOfChange } from './publishing.ts';

const ready: Publishable = {
  sport_id: 1,
  description: 'Baantjes trekken',
  location_id: 2,
  notes: null,
  rate_id: null,
  price_open: false,
  no_signup_required: false,
  offer_type: 'sessions',
  sessions_count: 1,
  bundles_count: 0,
};

test.each<[title: string, changes: Partial<Publishable>, fields: string[]]>([
  ['complete', {}, []],
  ['no sport', { sport_id: null }, ['sport_id']],
  ['a blank description', { description: ' \n ' }, ['description']],
  ['neither location nor notes', { location_id: null }, ['location_id']],
  ['notes say where to be', { location_id: null, notes: 'Bij de fontein' }, []],
  ['no price yet', { price_open: true }, ['rate_id']],
  ['no price yet, for information only', { price_open: true, offer_type: 'none' }, ['rate_id']],
  ['a rate', { rate_id: 7 }, []],
  ['a walk-in is free', { price_open: true, no_signup_required: true }, []],
  ['no session', { sessions_count: 0, bundles_count: 3 }, ['sessions']],
  ['no bundle', { offer_type: 'bundles' }, ['bundles']],
  ['a bundle', { offer_type: 'bundles', sessions_count: 0, bundles_count: 1 }, []],
  ['information only', { offer_type: 'none', sessions_count: 0 }, []],
  ['products only', { offer_type: 'products', sessions_count: 0 }, []],
  [
    'nothing yet',
    { sport_id: null, description: null, price_open: true, location_id: null, sessions_count: 0 },
    ['sport_id', 'description', 'rate_id', 'location_id', 'sessions'],
  ],
])('%s', (_title, changes, fields) => {
  expect(publishingViolations({ ...ready, ...changes }).map(({ path }) => path[0])).toEqual(fields);
});

const draft = { ...ready, concept: true };
const live = { ...ready, concept: false };

test.each([
  ['a draft may lack anything', draft, { ...draft, sport_id: null, sessions_count: 0 }, []],
  ['publishing needs all of it', draft, { ...live, sport_id: null, sessions_count: 0 }, ['sport_id', 'sessions']],
  ['a published activity keeps what publishing needs', live, { ...live, description: ' ' }, ['description']],
  ['the price of a published activity can’t be removed', live, { ...live, price_open: true }, ['rate_id']],
  [
    'a requirement that the activity lacked before the change doesn’t prevent it',
    { ...live, sessions_count: 0 },
    { ...live, sessions_count: 0 },
    [],
  ],
  ['another kind of offer has its own requirements', live, { ...live, offer_type: 'bundles' as const }, ['bundles']],
  ['going back to a draft is always possible', { ...live, sport_id: null }, { ...draft, sport_id: null }, []],
])('%s', (_title, before, after, fields) => {
  expect(publishingViolationsOfChange(before, after).map(({ path }) => path[0])).toEqual(fields);
});
