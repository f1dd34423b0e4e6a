import type { SepaPreview } from '@move/contract/payouts/sepa-batches.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { organizationOrdersPath } from '../payout-paths.ts';
import '../payouts.css';
import { sepaMessages } from './sepas.messages.ts';

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
        <h2 className="t16 b6">
          {t.preview.paid}: {t.payments(formats.number(count), count === 1)}, {formats.money(total)}
        </h2>
        {lines.length === 0 ? <p className="soft">{none}</p> : <Paid preview={preview} />}
        {!isSearching && lines.length < count && (
          <p className="s13 muted">{t.preview.shown(formats.number(lines.length), formats.number(count))}</p>
        )}
      </section>
      {skippedCount > 0 && (
        <section>
          <h2 className="t16 b6">
            {t.preview.skipped}: {formats.number(skippedCount)}
          </h2>
          <Skipped preview={preview} />
          {isSearching && skipped.length === 0 && <p className="soft">{t.preview.notFound}</p>}
          {!isSearching && skipped.length < skippedCount && (
            <p className="s13 muted">{t.preview.shown(formats.number(skipped.length), formats.number(skippedCount))}</p>
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
    <table className="payouttable">
      <thead>
        <tr>
          <th scope="col">{columns.organization}</th>
          <th scope="col" className="payoutwide">
            {columns.account}
          </th>
          <th scope="col" className="num payoutwide">
            {columns.orders}
          </th>
          <th scope="col" className="num">
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
            <td className="payoutwide">
              <span className="num">{iban_masked}</span> <span className="soft">{account_name}</span>
            </td>
            <td className="num payoutwide">{formats.number(orders_count)}</td>
            <td className="num">{formats.money(amount_in_cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each reason once, with its sum and the organisations under it. */
function Skipped({ preview }: { preview: SepaPreview }) {
  const t = useMessages(sepaMessages);
  const formats = useFormats();
  const { columns, together } = t.preview;
  return (
    <table className="payouttable">
      <thead>
        <tr>
          <th scope="col">{columns.organization}</th>
          <th scope="col" className="num">
            {columns.amount}
          </th>
        </tr>
      </thead>
      {preview.skipped_by_reason.map(({ reason, count, total_in_cents: total }) => (
        <tbody key={reason}>
          <tr className="payoutgroup">
            <th scope="rowgroup">
              {t.reasons[reason]} <span className="soft">· {together(formats.number(count), count === 1)}</span>
            </th>
            <td className="num">{formats.money(total)}</td>
          </tr>
          {preview.skipped
            .filter((skip) => skip.reason === reason)
            .map(({ organization, amount_in_cents }) => (
              <tr key={organization.id}>
                <td>
                  <Anchor href={organizationOrdersPath(organization.id)}>{organization.name}</Anchor>
                </td>
                <td className="num">{formats.money(amount_in_cents)}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}
