import { expect, test } from 'vitest';
import { publishingSteps } from './publishing-steps.ts';

const stored = { offer_type: 'sessions' as const, sessions_count: 0, bundles_count: 0 };
const open = (typed: Parameters<typeof publishingSteps>[0], counted = stored) =>
  publishingSteps(typed, counted)
    .filter(({ isDone }) => !isDone)
    .map(({ name }) => name);

test('a step is done when the form has its value, saved or not', () => {
  expect(open({})).toEqual(['sport_id', 'description', 'rate_id', 'location_id', 'sessions']);
  expect(open({ description: 'x', sport_id: 1, notes: 'Bij de fontein' })).toEqual(['rate_id', 'sessions']);
  expect(open({ description: 'x', sport_id: 1, location_id: 2, rate_id: 3 }, { ...stored, sessions_count: 3 })).toEqual(
    [],
  );
});

test('a rate, a free price or no sign-up completes the step of the price', () => {
  const rest = { offer_type: 'none' as const, description: 'x', sport_id: 1, location_id: 2 };
  expect(open({ ...rest, rate_id: null, price_open: true })).toEqual(['rate_id']);
  expect(open({ ...rest, rate_id: null, price_open: false })).toEqual([]);
  expect(open({ ...rest, rate_id: 3, price_open: false })).toEqual([]);
  expect(open({ ...rest, price_open: true, no_signup_required: true })).toEqual([]);
});

test('the steps follow the chosen kind of offer', () => {
  expect(open({ offer_type: 'none', description: 'x', sport_id: 1, location_id: 2, price_open: false })).toEqual([]);
  expect(open({ offer_type: 'bundles', description: 'x', sport_id: 1, location_id: 2, price_open: false })).toEqual([
    'bundles',
  ]);
});

test('a contact without a role leaves its step open', () => {
  expect(open({ contacts: [{ roles: ['trainer'] }, { roles: [] }] })).toContain('contacts');
});
