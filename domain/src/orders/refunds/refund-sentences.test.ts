import { expect, test } from 'vitest';
import { orderRefundSentences, refundSentence } from './refund-sentences.ts';

const refund = { amountInCents: 625, organization: 'Zwemclub', locale: 'nl' } as const;

test.each([
  ['ideal', 'Je krijgt € 6,25 terug op de rekening waarmee is betaald, meestal binnen 5 werkdagen.'],
  ['bancontact', 'Je krijgt € 6,25 terug op de rekening waarmee is betaald, meestal binnen 5 werkdagen.'],
  ['creditcard', 'Je krijgt € 6,25 terug op de kaart waarmee is betaald, meestal binnen 10 werkdagen.'],
  ['wallet', 'Je krijgt € 6,25 meteen terug in de portemonnee waarmee is betaald.'],
  ['cash', 'Je krijgt nog € 6,25 contant terug van Zwemclub. Vraag ernaar als je daar bent.'],
  [null, 'Je krijgt € 6,25 terug op de manier waarop is betaald.'],
] as const)('says how and when a payment by %s is refunded', (type, text) => {
  expect(refundSentence({ ...refund, paymentTypes: [type] })).toBe(text);
});

test('names no single way when orders were paid in several', () => {
  expect(refundSentence({ ...refund, paymentTypes: ['ideal', 'cash'], locale: 'en' })).toBe(
    'You get €6.25 back the way it was paid.',
  );
  expect(refundSentence({ ...refund, paymentTypes: ['ideal', 'ideal'], locale: 'en' })).toContain('5 working days');
});

test('names the buyer to a participant who did not pay, and says when nothing is refunded', () => {
  expect(refundSentence({ ...refund, paymentTypes: ['cash'], isBuyer: false })).toMatch(/^De koper krijgt nog € 6,25/);
  expect(refundSentence({ ...refund, amountInCents: 0, paymentTypes: ['ideal'] })).toBe('Je krijgt geen geld terug.');
});

test('says that cash was handed over', () => {
  expect(refundSentence({ ...refund, paymentTypes: ['cash'], isHandedOver: true })).toBe(
    '€ 6,25 is contant teruggegeven.',
  );
});

test('says that moves return to their wallet, or that there are none', () => {
  const inMoves = { ...refund, paymentTypes: ['wallet'] } as const;
  expect(refundSentence({ ...inMoves, amountInMoves: 7 })).toBe(
    'Je krijgt 7 moves meteen terug in de portemonnee waarmee is betaald.',
  );
  expect(refundSentence({ ...inMoves, amountInMoves: 1, paymentTypes: ['wallet', 'ideal'], locale: 'en' })).toBe(
    'You get 1 move back in the wallet that paid for it, at once.',
  );
  expect(refundSentence({ ...inMoves, amountInMoves: 0, locale: 'en' })).toBe('You get no moves back.');
  expect(refundSentence({ ...inMoves, amountInCents: 0 })).toBe('Je krijgt geen moves terug.');
});

test.each([
  ['ideal', [625, 0, 0], 'Je krijgt € 6,25 terug op de rekening waarmee is betaald, meestal binnen 5 werkdagen.'],
  [
    'ideal',
    [0, 625, 0],
    '€ 6,25 terugbetalen is nog niet gelukt. Zwemclub neemt contact met je op over een andere manier.',
  ],
  [
    'ideal',
    [200, 425, 0],
    'Je krijgt € 2,00 terug op de rekening waarmee is betaald, meestal binnen 5 werkdagen. € 4,25 terugbetalen is nog niet gelukt. Zwemclub neemt contact met je op over een andere manier.',
  ],
  ['cash', [625, 0, 625], 'Je krijgt nog € 6,25 contant terug van Zwemclub. Vraag ernaar als je daar bent.'],
  [
    'cash',
    [625, 0, 200],
    '€ 4,25 is contant teruggegeven. Je krijgt nog € 2,00 contant terug van Zwemclub. Vraag ernaar als je daar bent.',
  ],
  ['cash', [625, 0, 0], '€ 6,25 is contant teruggegeven.'],
  ['ideal', [0, 0, 0], 'Je krijgt geen geld terug.'],
] as const)('shows a buyer who paid by %s the progress of %j', (paymentType, [refunded, failed, cash], text) => {
  const amounts = {
    refunded_in_cents: refunded,
    failed_refund_in_cents: failed,
    pending_refund_in_cents: 0,
    to_hand_over_in_cents: cash,
  };
  const order = { amounts, amountInMoves: null, paymentType, organization: 'Zwemclub', locale: 'nl' } as const;
  expect(orderRefundSentences(order)).toBe(text);
});
