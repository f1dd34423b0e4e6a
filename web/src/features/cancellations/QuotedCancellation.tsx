import type { CancellationQuote } from '@move/contract/cancellations/cancellation-quotes.ts';
import { refundText } from '@move/domain/orders/refund-text.ts';
import { useLocale } from '../../platform/locale.ts';
import { useMessages } from '../../platform/messages.ts';
import { quoteMessages } from './quote.messages.ts';

type Refund = CancellationQuote['refunds'][number];

/** Who loses a spot, what is refunded in all, and each way in which it goes back. */
export function QuotedCancellation({ quote: { participants, signed_out, refunds } }: { quote: CancellationQuote }) {
  const t = useMessages(quoteMessages);
  const amountOf = useAmount();
  return (
    <>
      <p style={{ margin: '0 0 10px' }}>
        {[participants > 0 && t.people(participants), signed_out > 0 && t.signedOut(signed_out)]
          .filter(Boolean)
          .join(' ')}
      </p>
      {refunds.length === 0 ? (
        <p style={{ margin: 0 }}>{t.none}</p>
      ) : (
        <>
          <p className="b6" style={{ margin: 0 }}>
            {t.total(totalsOf(refunds).map(amountOf).join(t.and), sumOf(refunds, 'people'))}
          </p>
          <ul style={{ margin: '6px 0 0', paddingLeft: 20 }}>
            {refunds.map((refund) => (
              <li key={refund.way}>{t.ways[refund.way](amountOf(refund), refund.people)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Amount = Pick<Refund, 'amount_in_cents' | 'amount_in_moves'>;

function useAmount(): (amount: Amount) => string {
  const locale = useLocale();
  return ({ amount_in_cents: refund_in_cents, amount_in_moves: refund_in_moves }) =>
    refundText({ refund_in_cents, refund_in_moves }, locale);
}

/** The money, and the moves of wallets. */
function totalsOf(refunds: readonly Refund[]): Amount[] {
  const money = sumOf(
    refunds.filter(({ amount_in_moves }) => amount_in_moves === null),
    'amount_in_cents',
  );
  const inMoney = money === 0 ? [] : [{ amount_in_cents: money, amount_in_moves: null }];
  return [...inMoney, ...refunds.filter(({ amount_in_moves }) => amount_in_moves !== null)];
}

const sumOf = (refunds: readonly Refund[], field: 'people' | 'amount_in_cents') =>
  refunds.reduce((sum, refund) => sum + refund[field], 0);
