import type { CancellationQuote } from '@move/contract/cancellations/cancellation-quotes.ts';
import { refundAmountText } from '@move/domain/orders/refunds/refund-text.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { paidElsewhereMessages } from '../../screens/refunds/paid-elsewhere.messages.ts';
import { quoteMessages } from './quote.messages.ts';
import * as look from '../../ui/look/look.module.css';

type Refund = CancellationQuote['refunds'][number];

type QuotedCancellationProps = {
  quote: CancellationQuote;
  /** Whether all participants are mailed; false when the user chooses the recipients. */
  isMailed?: boolean;
};

/** The people who lose a spot, the total refund, and the amount by payment method. */
export function QuotedCancellation({ quote, isMailed = true }: QuotedCancellationProps) {
  const { participants, signed_out, signed_out_refunded, refunded, refunds, lowered, elsewhere } = quote;
  const t = useMessages(quoteMessages);
  const paidElsewhere = useMessages(paidElsewhereMessages);
  const amountOf = useAmount();
  const totals = totalsOf(refunds).map(amountOf);
  return (
    <>
      <p style={{ margin: '0 0 10px' }}>
        {[
          participants > 0 && t.people(participants, isMailed),
          signed_out > 0 && t.signedOut(signed_out, signed_out_refunded),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {refunds.length === 0 && elsewhere.people === 0 && <p style={{ margin: 0 }}>{t.none}</p>}
      {refunds.length > 0 && (
        <>
          <p className={look.semibold} style={{ margin: 0 }}>
            {t.total(totals.join(t.and), refunded, totals.length)}
          </p>
          <ul style={{ margin: '6px 0 0', paddingLeft: 20 }}>
            {refunds.map((refund) => (
              <li key={refund.way}>{t.ways[refund.way](amountOf(refund), refund.people)}</li>
            ))}
          </ul>
        </>
      )}
      {elsewhere.people > 0 && (
        <p style={{ margin: '6px 0 0' }}>
          {paidElsewhere.refund(amountOf({ amount_in_cents: elsewhere.amount_in_cents, amount_in_moves: null }))}
        </p>
      )}
      {lowered.people > 0 && (
        <p style={{ margin: '6px 0 0' }}>
          {t.lowered(amountOf({ amount_in_cents: lowered.amount_in_cents, amount_in_moves: null }), lowered.people)}
        </p>
      )}
    </>
  );
}

type Amount = Pick<Refund, 'amount_in_cents' | 'amount_in_moves'>;

function useAmount(): (amount: Amount) => string {
  const locale = useLocale();
  return ({ amount_in_cents: refund_in_cents, amount_in_moves: refund_in_moves }) =>
    refundAmountText({ refund_in_cents, refund_in_moves }, locale);
}

/** The total in money, then the totals in moves of wallets. */
function totalsOf(refunds: readonly Refund[]): Amount[] {
  const money = refunds
    .filter(({ amount_in_moves }) => amount_in_moves === null)
    .reduce((sum, { amount_in_cents }) => sum + amount_in_cents, 0);
  const inMoney = money === 0 ? [] : [{ amount_in_cents: money, amount_in_moves: null }];
  return [...inMoney, ...refunds.filter(({ amount_in_moves }) => amount_in_moves !== null)];
}
