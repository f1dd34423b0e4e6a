import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceInCents } from './equation.ts';
import { ENTRY_KINDS, type EntryKind, journalLines } from './journal.ts';

test('a month balances when everything received was paid out or is open', () => {
  const march = {
    opening_in_cents: 2_370,
    orders_in_cents: 1_300,
    refunds_in_cents: 500,
    own_refunds_in_cents: 0,
    invoices_in_cents: 70,
    credit_notes_in_cents: 0,
    paid_in_cents: 2_300,
    underway_in_cents: 0,
    returned_in_cents: 0,
    closing_in_cents: 800,
  };
  expect(differenceInCents(march)).toBe(0);
  expect(differenceInCents({ ...march, paid_in_cents: 2_301 })).toBe(-1);
  // the bank has this payment but has not executed it yet
  expect(differenceInCents({ ...march, paid_in_cents: 2_000, underway_in_cents: 300 })).toBe(0);
});

test('each entry has equal debit and credit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ENTRY_KINDS),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
      (kind, amount_in_cents, share, is_in_moves) => {
        const lines = journalLines({
          kind,
          amount_in_cents,
          vat_in_cents: Math.floor(amount_in_cents * share),
          is_in_moves,
        });
        const sum = (side: 'debit_in_cents' | 'credit_in_cents') =>
          lines.reduce((total, line) => total + line[side], 0);
        expect(sum('debit_in_cents')).toBe(amount_in_cents);
        expect(sum('credit_in_cents')).toBe(amount_in_cents);
        expect(lines.every((line) => line.debit_in_cents * line.credit_in_cents === 0)).toBe(true);
      },
    ),
  );
});

test('an invoice is revenue and VAT, owed by the organisation', () => {
  expect(journalLines({ kind: 'invoice', amount_in_cents: 121, vat_in_cents: 21, is_in_moves: false })).toEqual([
    { account: 'organizations', debit_in_cents: 121, credit_in_cents: 0 },
    { account: 'revenue', debit_in_cents: 0, credit_in_cents: 100 },
    { account: 'vat', debit_in_cents: 0, credit_in_cents: 21 },
  ]);
});

test('the bank account changes when a payment is executed, not when the bank gets it', () => {
  const accounts = (kind: EntryKind) =>
    journalLines({ kind, amount_in_cents: 100, vat_in_cents: 0, is_in_moves: false }).map(
      ({ account, debit_in_cents }) => [debit_in_cents === 0 ? 'credit' : 'debit', account],
    );
  expect(accounts('paid')).toEqual([
    ['debit', 'organizations'],
    ['credit', 'bank'],
  ]);
  expect(accounts('returned')).toEqual([
    ['debit', 'bank'],
    ['credit', 'organizations'],
  ]);
  expect(accounts('underway')).toEqual([
    ['debit', 'organizations'],
    ['credit', 'underway'],
  ]);
  expect(accounts('withdrawn')).toEqual([
    ['debit', 'underway'],
    ['credit', 'organizations'],
  ]);
});
