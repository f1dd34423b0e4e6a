import { sql } from 'kysely';
import type { ProviderWorld, Sold } from './provider-world.ts';

type Planted = {
  what: string;
  plant: (sold: Sold) => unknown;
  mend: (sold: Sold) => unknown;
  /** Each finding: its kind, the id at the provider, the amount in Move and the amount at the provider. */
  expected: (sold: Sold) => unknown[][];
};

const moment = '2028-04-19T15:00:00.000Z';

/** One difference of each kind between Mollie and Move, and how it is solved. */
export function plantedPayments({
  mollie,
  inDatabase,
  change,
  statusHere,
  attempt,
  there,
  found,
}: ProviderWorld): Planted[] {
  const refundOf = (sold: Sold) => found(sold.reference).refunds[0] ?? { amount: '', status: '' };

  /** Each difference gets a sale of its own, of € 5.00, of which € 4.50 was refunded. */
  const planted: Planted[] = [
    {
      what: 'a payment that nothing here knows',
      plant: () => there('tr_unknown', { cents: 990, at: moment }),
      mend: () => mollie.payments.delete('tr_unknown'),
      expected: () => [['missing_here', 'tr_unknown', 0, 990]],
    },
    {
      what: 'a payment whose message was lost',
      plant: (sold) => statusHere(sold, 'expired'),
      mend: (sold) => statusHere(sold, 'paid'),
      expected: ({ reference, orderId }) => [
        ['missing_here', reference, 0, 500],
        ['missing_there', `B-${orderId}`, 500, 0],
      ],
    },
    {
      what: 'a payment that is not paid there',
      plant: ({ reference }) => (found(reference).status = 'expired'),
      mend: ({ reference }) => (found(reference).status = 'paid'),
      expected: ({ reference }) => [['missing_there', reference, 500, 0]],
    },
    {
      what: 'an order that was paid twice there, once by an attempt that we do not know',
      plant: ({ orderId }) => there('tr_again', { cents: 500, at: moment, description: `Beweegplein B-${orderId}` }),
      mend: () => mollie.payments.delete('tr_again'),
      expected: () => [['double', 'tr_again', 0, 500]],
    },
    {
      what: 'an order that was paid twice and whose second payment did not go back',
      plant: async (sold) => {
        await inDatabase((db) => attempt(db, { ...sold, reference: 'tr_twice', at: moment }));
        there('tr_twice', { cents: 500, at: moment });
      },
      mend: () =>
        change(sql`
          insert into provider_refunds (organization_id, application_id, payment_id, reason, amount_in_cents)
          select organization_id, application_id, id, 'paid_twice', 500 from payments where provider_reference = 'tr_twice'`),
      expected: () => [['double', 'tr_twice', 0, 500]],
    },
    {
      what: 'another amount there',
      plant: ({ reference }) => (found(reference).amount = '5.01'),
      mend: ({ reference }) => (found(reference).amount = '5.00'),
      expected: ({ reference }) => [['amount', reference, 500, 501]],
    },
    {
      what: 'another price of the order',
      plant: async ({ reference }) => {
        await change(sql`update payments set amount_in_cents = 490 where provider_reference = ${reference}`);
        found(reference).amount = '4.90';
      },
      mend: async ({ reference }) => {
        await change(sql`update payments set amount_in_cents = 500 where provider_reference = ${reference}`);
        found(reference).amount = '5.00';
      },
      expected: ({ reference }) => [['amount', reference, 500, 490]],
    },
    {
      what: 'another currency',
      plant: ({ reference }) => (found(reference).currency = 'GBP'),
      mend: ({ reference }) => (found(reference).currency = 'EUR'),
      expected: ({ reference }) => [['currency', reference, 500, 500]],
    },
    {
      what: 'another amount of a refund',
      plant: (sold) => (refundOf(sold).amount = '4.00'),
      mend: (sold) => (refundOf(sold).amount = '4.50'),
      expected: ({ reference }) => [['refund', `re_${reference}`, 450, 400]],
    },
    {
      what: 'a refund that failed there',
      plant: (sold) => (refundOf(sold).status = 'failed'),
      mend: (sold) => (refundOf(sold).status = 'refunded'),
      expected: ({ reference }) => [['refund', `re_${reference}`, 450, 0]],
    },
    {
      what: 'a refund that nobody here made',
      plant: ({ reference }) => {
        const made = {
          id: 're_unknown',
          status: 'refunded',
          amount: '0.50',
          createdAt: moment,
          metadata: { key: 'x' },
        };
        found(reference).refunds.push(made);
      },
      mend: ({ reference }) => found(reference).refunds.pop(),
      expected: () => [['refund', 're_unknown', 0, 50]],
    },
    {
      what: 'a chargeback',
      plant: ({ reference }) =>
        found(reference).chargebacks.push({ id: 'chb_1', amount: '5.00', createdAt: moment, reversedAt: null }),
      mend: ({ reference }) => found(reference).chargebacks.pop(),
      expected: () => [['chargeback', 'chb_1', 0, 500]],
    },
  ];
  return planted;
}
