import { expect, test } from 'vitest';
import { ageRangeViolations, walkInViolations, offerTypeMessage } from './activity-rules.ts';

test('a walk-in activity has no waiting list and costs nothing', () => {
  expect(walkInViolations({ no_signup_required: true, has_waitlist: true, price_in_cents: 1 })).toEqual([
    { path: ['has_waitlist'], key: 'activity.walk_in.waitlist' },
    { path: ['rate_id'], key: 'activity.walk_in.rate' },
  ]);
  expect(walkInViolations({ no_signup_required: true, has_waitlist: false, price_in_cents: 0 })).toEqual([]);
  expect(walkInViolations({ no_signup_required: false, has_waitlist: true, price_in_cents: 500 })).toEqual([]);
});

test.each([
  [6, 12, []],
  [12, 12, []],
  [null, 0, []],
  [120, null, []],
  [13, 12, ['age_from age.order']],
  [-1, 121, ['age_from between', 'age_to between']],
  [6.5, null, ['age_from between']],
])('an age range from %s to %s has the faults %j', (age_from, age_to, faults) => {
  expect(ageRangeViolations({ age_from, age_to }).map(({ path, key }) => `${path.join('.')} ${key}`)).toEqual(faults);
});

test('the kind of offer can’t change while it has participants', () => {
  const none = { session_participants: 0, bundle_participants: 0 };
  const refused = { key: 'activity.offer_type' };
  expect(offerTypeMessage({ from: 'sessions', to: 'none', ...none })).toBeNull();
  expect(offerTypeMessage({ from: 'sessions', to: 'bundles', ...none, session_participants: 1 })).toEqual(refused);
  expect(offerTypeMessage({ from: 'bundles', to: 'sessions', ...none, bundle_participants: 1 })).toEqual(refused);
  expect(offerTypeMessage({ from: 'bundles', to: 'sessions', ...none, session_participants: 1 })).toBeNull();
  expect(offerTypeMessage({ from: 'sessions', to: 'sessions', ...none, session_participants: 1 })).toBeNull();
});
