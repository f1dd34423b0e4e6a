import { reconciliationLabels } from '@move/contract/reconciliation/reconciliation.labels.ts';
import type { Reconciliation } from '@move/contract/reconciliation/reconciliation.ts';
import type { EquationTerm } from '@move/domain/reconciliation/equation.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { reconciliationMessages } from './reconciliation.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './Equation.module.css';

/** The sign of each sum; the last one is the remainder. */
const ROWS: readonly { term: EquationTerm; sign: '' | '+' | '−' | '=' }[] = [
  { term: 'opening', sign: '' },
  { term: 'orders', sign: '+' },
  { term: 'refunds', sign: '−' },
  { term: 'own_refunds', sign: '+' },
  { term: 'invoices', sign: '−' },
  { term: 'credit_notes', sign: '+' },
  { term: 'paid', sign: '−' },
  { term: 'underway', sign: '−' },
  { term: 'returned', sign: '+' },
  { term: 'closing', sign: '=' },
];
/** The terms that are shown even when they are zero; other terms are hidden when they are zero. */
export const ALWAYS_SHOWN: readonly EquationTerm[] = ['opening', 'orders', 'refunds', 'invoices', 'paid', 'closing'];

type EquationProps = { sums: Reconciliation; hrefOf: (term: EquationTerm) => string };

/** The month as a sum from top to bottom. Each amount links to the organisations that it consists of. */
export function Equation({ sums, hrefOf }: EquationProps) {
  const t = useMessages(reconciliationMessages);
  const labels = reconciliationLabels[useLocale()];
  const formats = useFormats();
  const shown = ROWS.filter(({ term }) => ALWAYS_SHOWN.includes(term) || sums[`${term}_in_cents`] !== 0);
  const spoken = { '': '', '+': t.equation.plus, '−': t.equation.minus, '=': t.equation.rest };
  return (
    <div className={styles.part}>
      <table className={styles.equation}>
        <caption className={look.visuallyHidden}>{t.equation.caption}</caption>
        <thead className={look.visuallyHidden}>
          <tr>
            <th scope="col">{t.equation.what}</th>
            <th scope="col">{t.equation.amount}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ term, sign }) => (
            <tr key={term} className={sign === '=' ? styles.rest : undefined}>
              <th scope="row">
                <span aria-hidden className={`${styles.sign} ${look.figures}`}>
                  {sign}
                </span>
                {sign !== '' && <span className={look.visuallyHidden}>{spoken[sign]} </span>}
                {labels[`${term}_in_cents`]}
              </th>
              <td className={look.figures}>
                <Anchor
                  href={hrefOf(term)}
                  aria-label={`${t.equation.show(labels[`${term}_in_cents`])}: ${formats.money(sums[`${term}_in_cents`])}`}
                >
                  {formats.money(sums[`${term}_in_cents`])}
                </Anchor>
              </td>
            </tr>
          ))}
          {sums.difference_in_cents !== 0 && (
            <tr className={styles.wrong}>
              <th scope="row">
                <span aria-hidden className={styles.sign} />
                {t.equation.difference}
              </th>
              <td className={look.figures}>{formats.money(sums.difference_in_cents)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
