import { type PaymentState, paymentStates, type WithRefunds } from '@move/domain/orders/payment/payment-state.ts';
import { PAYMENT_LOOKS } from './payment-looks.ts';
import { Status } from './Status.tsx';
import { useStatusWord } from './use-status-word.ts';
import * as lookStyles from '../look/look.module.css';
import * as styles from './marks.module.css';

type PaymentStatusProps = {
  row: WithRefunds;
  /** A pill, for page headers; further states follow after it. */
  pill?: boolean;
};

/** The state of the money of an order or transaction: the most urgent one, and below it the others that apply. */
export function PaymentStatus({ row, pill = false }: PaymentStatusProps) {
  const [first, ...others] = paymentStates(row);
  const more = others.map((state) => <FurtherState key={state} state={state} pill={pill} />);
  const status = <Status look={PAYMENT_LOOKS[first]} pill={pill} />;
  return pill ? (
    <span className={lookStyles.row} style={{ gap: 8, flexWrap: 'wrap' }}>
      {status}
      {more}
    </span>
  ) : (
    <span className={styles.payment}>
      {status}
      {more}
    </span>
  );
}

/** A further state below a status, or after it as a pill. */
export function FurtherState({ state, pill = false }: { state: PaymentState; pill?: boolean }) {
  const word = useStatusWord();
  const look = PAYMENT_LOOKS[state];
  if (pill) return <Status look={look} pill />;
  return (
    <span className={lookStyles.smaller} style={{ display: 'block', color: `var(--mv-${look.tone}-text)` }}>
      {word(look)}
    </span>
  );
}
