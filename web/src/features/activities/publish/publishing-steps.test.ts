import { expect, test } from 'vitest';
import { publishingSteps } from './publishing-steps.ts';

const stored = { offer_type: 'sessions' as const, sessions_count: 0, bundles_count: 0 };
const open = (typed: Parameters<typeof publishingSteps>[0], counted = stored) =>
  publishingSteps(typed, counted)
    .filter(({ isDone }) => !isDone)
    .map(({ name }) => name);

test('ticks what the form has, saved or not', () => {
  expect(open({})).toEqual(['sport_id', 'description', 'rate_id', 'location_id', 'sessions']);
  expect(open({ description: 'x', sport_id: 1, notes: 'Bij de fontein' })).toEqual(['rate_id', 'sessions']);
  expect(open({ description: 'x', sport_id: 1, location_id: 2, rate_id: 3 }, { ...stored, sessions_count: 3 })).toEqual(
    [],
  );
});

test('the step of the price is done by a rate, by a free price, and for a walk-in', () => {
  const rest = { offer_type: 'none' as const, description: 'x', sport_id: 1, location_id: 2 };
  expect(open({ ...rest, rate_id: null, price_open: true })).toEqual(['rate_id']);
  expect(open({ ...rest, rate_id: null, price_open: false })).toEqual([]);
  expect(open({ ...rest, rate_id: 3, price_open: false })).toEqual([]);
  expect(open({ ...rest, price_open: true, no_signup_required: true })).toEqual([]);
});

test('follows the chosen kind of offer', () => {
  expect(open({ offer_type: 'none', description: 'x', sport_id: 1, location_id: 2, price_open: false })).toEqual([]);
  expect(open({ offer_type: 'bundles', description: 'x', sport_id: 1, location_id: 2, price_open: false })).toEqual([
    'bundles',
  ]);
});

test('a contact without a role is not done', () => {
  expect(open({ contacts: [{ roles: ['trainer'] }, { roles: [] }] })).toContain('contacts');
});
