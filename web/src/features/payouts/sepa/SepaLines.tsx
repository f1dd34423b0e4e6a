import { listSepaLines, listSepaSkips, type SepaLine } from '@move/contract/payouts/sepa-batches.ts';
import { LINE_STATUSES } from '@move/domain/payouts/batch-status.ts';
import { SKIP_REASONS } from '@move/domain/payouts/skip-reason.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ListPart } from '../../../screens/list/ListPart.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { useTotalsRow } from '../../../screens/list/use-totals-row.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { LINE_LOOKS } from '../line-looks.ts';
import { anyPayoutPath, organizationOrdersPath } from '../payout-paths.ts';
import { sepaMessages } from './sepas.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';

/** A draft or canceled payment links to the orders of the organisation, any other payment to its statement. */
const hrefOf = ({ id, organization, status }: SepaLine) =>
  status === 'draft' || status === 'canceled' ? organizationOrdersPath(organization.id) : anyPayoutPath(id);

/** The payments of a batch. */
export function SepaLines({ sepaBatchId }: { sepaBatchId: number }) {
  const t = useMessages(sepaMessages);
  const formats = useFormats();
  const inWords = useStatusWord();
  const list = useList(listSepaLines, { params: { sepaBatchId } });
  const out = list.reply?.totals.left_out ?? 0;
  const totals = useTotalsRow(list.reply?.totals, {
    label: 'organization',
    note: out > 0 && t.without.ended(formats.number(out)),
  });
  const reasonOf = ({ ended_reason: reason }: SepaLine) => (reason === 'account_changed' ? t.accountChanged : reason);
  const status = (row: SepaLine) => (
    <span style={{ minWidth: 0 }}>
      <Status look={LINE_LOOKS[row.status]} />
      {reasonOf(row) !== null && <span className={`${look.smaller} ${look.muted}`}> {reasonOf(row)}</span>}
    </span>
  );
  return (
    <ListPart
      list={list}
      title={t.tabs.lines}
      search={t.search}
      record={(row) => ({ name: row.organization.name, href: hrefOf(row) })}
      columns={[
        {
          name: 'organization',
          sort: 'organization',
          cell: (row) => (
            <Anchor className={tableStyles.primary} href={hrefOf(row)}>
              {row.organization.name}
            </Anchor>
          ),
          value: (row) => row.organization.name,
        },
        {
          name: 'iban_masked',
          cell: (row) => (
            <>
              <span className={look.figures}>{row.iban_masked}</span>{' '}
              <span className={look.soft}>{row.account_name}</span>
            </>
          ),
        },
        { name: 'orders_count', sort: 'orders_count', align: 'right', cell: (row) => formats.number(row.orders_count) },
        {
          name: 'status',
          cell: status,
        },
        {
          name: 'amount_in_cents',
          sort: 'amount_in_cents',
          align: 'right',
          cell: (row) => formats.money(row.amount_in_cents),
          value: (row) => ({ cents: row.amount_in_cents }),
        },
      ]}
      filters={[
        {
          name: 'status',
          label: t.filters.status,
          options: LINE_STATUSES.map((value) => ({ value, label: inWords(LINE_LOOKS[value]) })),
        },
      ]}
      totals={totals}
      card={(row) => (
        <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
          <span className={`${look.row} ${look.spread}`} style={{ gap: 12 }}>
            <Anchor className={`${tableStyles.primary} ${look.ellipsis}`} href={hrefOf(row)}>
              {row.organization.name}
            </Anchor>
            <span className={`${look.figures} ${look.semibold}`}>{formats.money(row.amount_in_cents)}</span>
          </span>
          <span className={`${look.row} ${look.spread} ${look.small}`} style={{ gap: 12, marginTop: 4 }}>
            <span className={`${look.soft} ${look.ellipsis}`}>
              {row.iban_masked} · {t.orders(formats.number(row.orders_count), row.orders_count === 1)}
            </span>
            {status(row)}
          </span>
        </span>
      )}
      menu={(row) => [
        { label: t.openOrders, href: organizationOrdersPath(row.organization.id) },
        ...(hrefOf(row) === organizationOrdersPath(row.organization.id)
          ? []
          : [{ label: t.openPayout, href: hrefOf(row) }]),
      ]}
      empty={t.emptyLines}
    />
  );
}

/** The organisations that were skipped in a batch, and why. */
export function SepaSkips({ sepaBatchId }: { sepaBatchId: number }) {
  const t = useMessages(sepaMessages);
  const formats = useFormats();
  const list = useList(listSepaSkips, { params: { sepaBatchId } });
  return (
    <ListPart
      list={list}
      title={t.tabs.skipped}
      search={t.search}
      record={({ organization }) => ({ name: organization.name, href: `/organizations/${organization.id}/finances` })}
      columns={[
        {
          name: 'organization',
          sort: 'organization',
          cell: ({ organization }) => (
            <Anchor className={tableStyles.primary} href={`/organizations/${organization.id}/finances`}>
              {organization.name}
            </Anchor>
          ),
          value: ({ organization }) => organization.name,
        },
        { name: 'reason', cell: ({ reason }) => t.reasons[reason], value: ({ reason }) => t.reasons[reason] },
        {
          name: 'amount_in_cents',
          sort: 'amount_in_cents',
          align: 'right',
          cell: (row) => formats.money(row.amount_in_cents),
          value: (row) => ({ cents: row.amount_in_cents }),
        },
      ]}
      filters={[
        {
          name: 'reason',
          label: t.filters.reason,
          options: SKIP_REASONS.map((value) => ({ value, label: t.reasons[value] })),
        },
      ]}
      totals={useTotalsRow(list.reply?.totals, { label: 'organization' })}
      menu={({ organization }) => [
        { label: t.openAccount, href: `/organizations/${organization.id}/finances` },
        { label: t.openOrders, href: organizationOrdersPath(organization.id) },
      ]}
      card={({ organization, reason, amount_in_cents }) => (
        <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
          <span className={`${look.row} ${look.spread}`} style={{ gap: 12 }}>
            <Anchor
              className={`${tableStyles.primary} ${look.ellipsis}`}
              href={`/organizations/${organization.id}/finances`}
            >
              {organization.name}
            </Anchor>
            <span className={`${look.figures} ${look.semibold}`}>{formats.money(amount_in_cents)}</span>
          </span>
          <span className={`${look.soft} ${look.small}`} style={{ display: 'block', marginTop: 4 }}>
            {t.reasons[reason]}
          </span>
        </span>
      )}
      empty={t.emptySkipped}
    />
  );
}
