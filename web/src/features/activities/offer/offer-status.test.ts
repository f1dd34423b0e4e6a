import { expect, test } from 'vitest';
import { offerStatus } from './offer-status.ts';

const live = { concept: false, payment_url: null, no_signup_required: false };

test.each([
  ['live', {}],
  ['walkin', { no_signup_required: true }],
  ['external', { payment_url: 'https://x.example' }],
  ['external', { payment_url: 'https://x.example', no_signup_required: true }],
  ['concept', { concept: true, payment_url: 'https://x.example' }],
])('the status is %s with %j', (state, change) => {
  expect(offerStatus({ ...live, ...change })).toBe(state);
});
