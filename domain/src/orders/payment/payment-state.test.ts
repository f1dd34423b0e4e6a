import { expect, test } from 'vitest';
import { paymentStates, PAYMENT_STATES } from './payment-state.ts';
import type { TransactionStatus } from './transactions.ts';
import { paymentStateWords } from './payment-state-words.ts';

const NOTHING = {
  refunded_in_cents: 0,
  failed_refund_in_cents: 0,
  pending_refund_in_cents: 0,
  to_hand_over_in_cents: 0,
};

/** The states of an order of € 10 by its booked refunds: how much of these failed, is on its way, and is cash to hand over. */
const statesOf = (status: TransactionStatus, booked: number, failed = 0, pending = 0, cash = 0) =>
  paymentStates({
    status,
    refunded_in_cents: booked - failed,
    failed_refund_in_cents: failed,
    pending_refund_in_cents: pending,
    to_hand_over_in_cents: cash,
  });

test.each([
  ['nothing was refunded', statesOf('paid', 0), ['paid']],
  ['all of it was refunded', statesOf('refunded', 1_000), ['refunded']],
  ['a part was refunded', statesOf('partly_refunded', 400), ['partly_refunded']],
  ['all of it failed', statesOf('refunded', 1_000, 1_000), ['refund_failed']],
  ['a part failed and nothing else was refunded', statesOf('partly_refunded', 400, 400), ['refund_failed']],
  ['a part was refunded, the rest failed', statesOf('refunded', 1_000, 600), ['refund_failed', 'partly_refunded']],
  ['all of it is on its way', statesOf('refunded', 1_000, 0, 1_000), ['refund_pending']],
  [
    'a part was refunded, the rest is on its way',
    statesOf('refunded', 1_000, 0, 1),
    ['refund_pending', 'partly_refunded'],
  ],
  [
    'one part failed, the other is on its way',
    statesOf('refunded', 1_000, 600, 400),
    ['refund_failed', 'refund_pending'],
  ],
  ['all of it is cash to hand over', statesOf('refunded', 1_000, 0, 0, 1_000), ['to_hand_over']],
  ['half of the cash was handed over', statesOf('refunded', 1_000, 0, 0, 500), ['to_hand_over', 'partly_refunded']],
  ['one line is open, the refund of another failed', statesOf('open', 400, 400), ['open', 'refund_failed']],
  ['one line is open, another was refunded', statesOf('open', 400), ['open']],
  [
    'a second payment was not refunded',
    paymentStates({ ...NOTHING, status: 'paid', failed_excess_in_cents: 1_000 }),
    ['paid', 'refund_failed'],
  ],
])('when %s', (_case, states, expected) => {
  expect(states).toEqual(expected);
});

test('every state has its own label in both languages', () => {
  for (const words of Object.values(paymentStateWords)) {
    expect(new Set(PAYMENT_STATES.map((state) => words[state])).size).toBe(PAYMENT_STATES.length);
  }
});
