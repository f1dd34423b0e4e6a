import type { SepaPreview } from '@move/contract/payouts/sepa-batches.ts';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { organizationOrdersPath } from './payout-paths.ts';
import './payouts.css';
import { sepaMessages } from './sepas.messages.ts';

type TablesProps = { preview: SepaPreview; isSearching: boolean };

/** Who is paid what, and whose amount stays open and why. */
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
          <ul className="payoutreasons">
            {byReason.map((one) => (
              <li key={one.reason}>
                <span>{t.reasons[one.reason]}</span>
                <span className="num">{formats.number(one.count)}</span>
                <span className="num">{formats.money(one.total_in_cents)}</span>
              </li>
            ))}
          </ul>
          {skipped.length === 0 ? <p className="soft">{t.preview.notFound}</p> : <Skipped skipped={skipped} />}
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

function Skipped({ skipped }: Pick<SepaPreview, 'skipped'>) {
  const t = useMessages(sepaMessages);
  const formats = useFormats();
  const { columns } = t.preview;
  return (
    <table className="payouttable">
      <thead>
        <tr>
          <th scope="col">{columns.organization}</th>
          <th scope="col">{columns.reason}</th>
          <th scope="col" className="num">
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {skipped.map(({ organization, reason, amount_in_cents }) => (
          <tr key={organization.id}>
            <td>
              <Anchor href={organizationOrdersPath(organization.id)}>{organization.name}</Anchor>
            </td>
            <td className="soft">{t.reasons[reason]}</td>
            <td className="num">{formats.money(amount_in_cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
