import { expect, test } from 'vitest';
import { refundWords } from './refund-words.ts';

const refund = { amountInCents: 625, organization: 'Zwemclub', locale: 'nl' } as const;

test.each([
  ['ideal', 'Je krijgt € 6,25 terug op de rekening waarmee is betaald, meestal binnen 5 werkdagen.'],
  ['bancontact', 'Je krijgt € 6,25 terug op de rekening waarmee is betaald, meestal binnen 5 werkdagen.'],
  ['creditcard', 'Je krijgt € 6,25 terug op de kaart waarmee is betaald, meestal binnen 10 werkdagen.'],
  ['wallet', 'Je krijgt € 6,25 meteen terug in de portemonnee waarmee is betaald.'],
  ['cash', 'Je krijgt nog € 6,25 contant terug van Zwemclub. Vraag ernaar als je daar bent.'],
  [null, 'Je krijgt € 6,25 terug op de manier waarop is betaald.'],
] as const)('says how and when what was paid by %s is refunded', (type, text) => {
  expect(refundWords({ ...refund, paymentTypes: [type] })).toBe(text);
});

test('speaks of no single way when orders were paid in several', () => {
  expect(refundWords({ ...refund, paymentTypes: ['ideal', 'cash'], locale: 'en' })).toBe(
    'You get €6.25 back the way it was paid.',
  );
  expect(refundWords({ ...refund, paymentTypes: ['ideal', 'ideal'], locale: 'en' })).toContain('5 working days');
});

test('speaks of the buyer to a participant who did not pay, and says that nothing is refunded', () => {
  expect(refundWords({ ...refund, paymentTypes: ['cash'], isBuyer: false })).toMatch(/^De koper krijgt nog € 6,25/);
  expect(refundWords({ ...refund, amountInCents: 0, paymentTypes: ['ideal'] })).toBe('Je krijgt geen geld terug.');
});

test('says that cash was handed over', () => {
  expect(refundWords({ ...refund, paymentTypes: ['cash'], isHandedOver: true })).toBe(
    '€ 6,25 is contant teruggegeven.',
  );
});

test('gives moves back to their wallet, and says so when they are none', () => {
  const inMoves = { ...refund, paymentTypes: ['wallet'] } as const;
  expect(refundWords({ ...inMoves, amountInMoves: 7 })).toBe(
    'Je krijgt 7 moves meteen terug in de portemonnee waarmee is betaald.',
  );
  expect(refundWords({ ...inMoves, amountInMoves: 1, paymentTypes: ['wallet', 'ideal'], locale: 'en' })).toBe(
    'You get 1 move back in the wallet that paid for it, at once.',
  );
  expect(refundWords({ ...inMoves, amountInMoves: 0, locale: 'en' })).toBe('You get no moves back.');
  expect(refundWords({ ...inMoves, amountInCents: 0 })).toBe('Je krijgt geen moves terug.');
});
