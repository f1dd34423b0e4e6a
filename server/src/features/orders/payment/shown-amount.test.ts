import { createBundleParticipant, payBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { createParticipant, payParticipant } from '@move/contract/participants/participants.ts';
import { createPurchase, markPurchasePaid } from '@move/contract/purchases/purchases.ts';
import { cancelSession } from '@move/contract/sessions/sessions.ts';
import { listTransactions, markTransactionPaid } from '@move/contract/transactions/transactions.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { paidCourse } from '../../../testing/money/paid-course.ts';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { numbered } from '../../../testing/worlds/people-world.ts';
import { seedProduct } from '../../products/products.seed.ts';

// Cash that is marked as paid while its amount changes (docs/rules/money.md#lists-and-totals).

const world = await paymentWorld();
const { call, newRate, priced, organizationId, appPool } = world;

const changed = (now: string, shown: string) => [
  409,
  { state: [expect.stringMatching(new RegExp(`nu €.${now}, niet meer de €.${shown}`))] },
];

test('of a bundle isn’t marked when a lesson was canceled since the amount was shown', async () => {
  const { path, first } = await paidCourse(world, [72, 96]);
  const { participant } = (await call(createBundleParticipant, { params: path, body: numbered(5) })).body;
  const params = { ...path, bundleParticipantId: participant.id };
  await call(cancelSession, { params: first, body: { scope: 'this' } });
  const pay = (amount_in_cents: number) => call(payBundleParticipant, { params, query: { amount_in_cents } });
  const refused = await pay(1_001);
  expect([refused.status, refused.errors]).toEqual(changed('5,00', '10,01'));
  expect((await pay(500)).body.participant.payment?.status).toBe('paid');
});

test('of a spot, a purchase and an order isn’t marked at another amount than theirs', async () => {
  const session = await priced();
  const cash = { payment_type: 'cash', notify: false } as const;
  const { participant } = (await call(createParticipant, { params: session, body: { ...numbered(6), ...cash } })).body;
  const atDoor = { ...session, participantId: participant.id };
  const product = { organization_id: organizationId, name: 'Bidon', rate_id: await newRate(700) };
  const productId = await asSystem(appPool, (db) => seedProduct(db, product));
  const sell = async (number: number) =>
    (
      await call(createPurchase, {
        params: { organizationId, productId },
        body: { ...numbered(number), ...cash, quantity: 1 },
      })
    ).body.purchase;
  const [one, other] = [await sell(7), await sell(8)];
  const { transactions } = (await call(listTransactions, { params: { organizationId } })).body;
  const transactionId = transactions.find(({ order_id }) => order_id === other.order_id)?.id ?? 0;
  const query = { amount_in_cents: 600 };
  const replies = [
    await call(payParticipant, { params: atDoor, query }),
    await call(markPurchasePaid, { params: { organizationId, productId, purchaseId: one.id }, query }),
    await call(markTransactionPaid, { params: { organizationId, transactionId }, query }),
  ];
  expect(replies.map(({ status, errors }) => [status, errors])).toEqual([
    changed('12,50', '6,00'),
    changed('7,00', '6,00'),
    changed('7,00', '6,00'),
  ]);
  const right = { amount_in_cents: 700 };
  expect((await call(payParticipant, { params: atDoor })).status).toBe(200);
  expect((await call(markTransactionPaid, { params: { organizationId, transactionId }, query: right })).status).toBe(
    200,
  );
});
