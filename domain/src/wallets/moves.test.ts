import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movesBack, movesOfRefunds, movesText, priceInMoves } from './moves.ts';

test.each([
  [0, 100, 0],
  [1, 100, 1],
  [100, 100, 1],
  [101, 100, 2],
  [1_250, 100, 13],
  [1_250, 250, 5],
])('%i cents at %i cents a move cost %i moves', (cents, value, moves) => {
  expect(priceInMoves(cents, value)).toBe(moves);
});

test('a third of 10 moves returns 3, and the last refund returns the rest', () => {
  const paid = { movesPaid: 10, grossInCents: 999 };
  expect(movesBack({ ...paid, refundedInCents: 333 })).toBe(3);
  expect(movesBack({ ...paid, refundedInCents: 666 })).toBe(6);
  expect(movesBack({ ...paid, refundedInCents: 999 })).toBe(10);
});

test('the refund of an order of 0 cents and 0 moves returns 0 moves', () => {
  expect(movesBack({ movesPaid: 0, refundedInCents: 0, grossInCents: 0 })).toBe(0);
});

const price = fc.integer({ min: 1, max: 1_000_000 });
const moveValue = fc.integer({ min: 1, max: 100_000 });

test('the price in moves is never below the price, and never a whole move above it', () => {
  fc.assert(
    fc.property(price, moveValue, (cents, value) => {
      const moves = priceInMoves(cents, value);
      expect(moves * value).toBeGreaterThanOrEqual(cents);
      expect((moves - 1) * value).toBeLessThan(cents);
    }),
  );
});

test('a full refund returns all moves, however it was split, and never one too many on the way', () => {
  fc.assert(
    fc.property(price, moveValue, fc.array(fc.nat(1_000_000), { maxLength: 8 }), (grossInCents, value, cuts) => {
      const movesPaid = priceInMoves(grossInCents, value);
      const steps = [...cuts.map((cut) => cut % grossInCents).toSorted((a, b) => a - b), grossInCents];
      let given = 0;
      for (const refundedInCents of steps) {
        const back = movesBack({ movesPaid, refundedInCents, grossInCents });
        expect(back).toBeGreaterThanOrEqual(given);
        given = back;
      }
      expect(given).toBe(movesPaid);
    }),
  );
});

test('consecutive refunds together return what their sum returns', () => {
  expect(movesOfRefunds({ movesPaid: 10, grossInCents: 999 }, [333, 333, 333])).toEqual([3, 3, 4]);
  fc.assert(
    fc.property(price, moveValue, fc.array(fc.nat(2_000), { maxLength: 8 }), (grossInCents, value, cents) => {
      const paid = { movesPaid: priceInMoves(grossInCents, value), grossInCents };
      const refundedInCents = cents.reduce((sum, one) => sum + one, 0);
      const moves = movesOfRefunds(paid, cents);
      expect(moves.reduce((sum, one) => sum + one, 0)).toBe(movesBack({ ...paid, refundedInCents }));
      expect(moves.every((one) => one >= 0)).toBe(true);
    }),
  );
});

test('moves as text', () => {
  expect([movesText(1), movesText(13)]).toEqual(['1 move', '13 moves']);
});
