import type { SepaPreview } from '@move/contract/payouts/sepa-batches.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { organizationOrdersPath } from '../payout-paths.ts';
import { sepaMessages } from './sepas.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../payouts.module.css';

type TablesProps = { preview: SepaPreview; isSearching: boolean };

/** The organisations that are paid, and those that are skipped and why. */
export function SepaPreviewTables({ preview, isSearching }: TablesProps) {
  const t = useMessages(sepaMessages);
  const formats = useFormats();
  const { lines, skipped, number_of_payments: count, total_in_cents: total, skipped_by_reason: byReason } = preview;
  const skippedCount = byReason.reduce((sum, one) => sum + one.count, 0);
  const none = isSearching ? t.preview.notFound : t.preview.nobody;
  return (
    <>
      <section>
        <h2 className={look.semibold}>
          {t.preview.paid}: {t.payments(formats.number(count), count === 1)}, {formats.money(total)}
        </h2>
        {lines.length === 0 ? <p className={look.soft}>{none}</p> : <Paid preview={preview} />}
        {!isSearching && lines.length < count && (
          <p className={`${look.small} ${look.muted}`}>
            {t.preview.shown(formats.number(lines.length), formats.number(count))}
          </p>
        )}
      </section>
      {skippedCount > 0 && (
        <section>
          <h2 className={look.semibold}>
            {t.preview.skipped}: {formats.number(skippedCount)}
          </h2>
          <Skipped preview={preview} />
          {isSearching && skipped.length === 0 && <p className={look.soft}>{t.preview.notFound}</p>}
          {!isSearching && skipped.length < skippedCount && (
            <p className={`${look.small} ${look.muted}`}>
              {t.preview.shown(formats.number(skipped.length), formats.number(skippedCount))}
            </p>
          )}
        </section>
      )}
    </>
  );
}

function Paid({ preview }: { preview: SepaPreview }) {
  const { columns } = useMessages(sepaMessages).preview;
  const formats = useFormats();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.organization}</th>
          <th scope="col" className={styles.wide}>
            {columns.account}
          </th>
          <th scope="col" className={`${look.figures} ${styles.amount} ${styles.wide}`}>
            {columns.orders}
          </th>
          <th scope="col" className={`${look.figures} ${styles.amount}`}>
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {preview.lines.map(({ organization, iban_masked, account_name, orders_count, amount_in_cents }) => (
          <tr key={organization.id}>
            <td>
              <Anchor href={organizationOrdersPath(organization.id)}>{organization.name}</Anchor>
            </td>
            <td className={styles.wide}>
              <span className={look.figures}>{iban_masked}</span> <span className={look.soft}>{account_name}</span>
            </td>
            <td className={`${look.figures} ${styles.amount} ${styles.wide}`}>{formats.number(orders_count)}</td>
            <td className={`${look.figures} ${styles.amount}`}>{formats.money(amount_in_cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The skipped organisations by reason. Each reason has the sum of its organisations. */
function Skipped({ preview }: { preview: SepaPreview }) {
  const t = useMessages(sepaMessages);
  const formats = useFormats();
  const { columns, together } = t.preview;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.organization}</th>
          <th scope="col" className={`${look.figures} ${styles.amount}`}>
            {columns.amount}
          </th>
        </tr>
      </thead>
      {preview.skipped_by_reason.map(({ reason, count, total_in_cents: total }) => (
        <tbody key={reason}>
          <tr className={styles.group}>
            <th scope="rowgroup">
              {t.reasons[reason]} <span className={look.soft}>· {together(formats.number(count), count === 1)}</span>
            </th>
            <td className={`${look.figures} ${styles.amount}`}>{formats.money(total)}</td>
          </tr>
          {preview.skipped
            .filter((skip) => skip.reason === reason)
            .map(({ organization, amount_in_cents }) => (
              <tr key={organization.id}>
                <td>
                  <Anchor href={organizationOrdersPath(organization.id)}>{organization.name}</Anchor>
                </td>
                <td className={`${look.figures} ${styles.amount}`}>{formats.money(amount_in_cents)}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}
