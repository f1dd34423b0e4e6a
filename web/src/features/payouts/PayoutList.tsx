import { listPayouts, type OpenPayout, type Payout } from '@move/contract/payouts/payouts.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useRead } from '../../platform/api/reads.ts';
import type { EditTab } from '../../screens/edit/edit-tabs.ts';
import { PlannedDate } from '../../screens/list/dates.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { useTotalsRow } from '../../screens/list/use-totals-row.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import { useStatusWord } from '../../ui/marks/use-status-word.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { PAYOUT_LOOKS } from './line-looks.ts';
import { payoutPath } from './payout-paths.ts';
import { payoutMessages } from './payouts.messages.ts';
import { sepaMessages } from './sepa/sepas.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';

type PayoutListProps = { organizationId: number; title: string; tabs: readonly EditTab[] };

/** The payouts of an organisation, as a tab of its finances, with the amount that is still to be paid out. */
export function PayoutList({ organizationId, title, tabs }: PayoutListProps) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const inWords = useStatusWord();
  const list = useList(listPayouts, { params: { organizationId } });
  const open = useRead(listPayouts, { params: { organizationId }, query: { itemsPerPage: 1 } }, { showsErrors: true });
  const out = list.reply?.totals.left_out ?? 0;
  const totals = useTotalsRow(list.reply?.totals, {
    label: 'payout_month',
    note: out > 0 && t.without(formats.number(out)),
  });
  const openWord = useOpenWord();
  const hrefOf = ({ id }: Payout) => payoutPath(organizationId, id);
  const empty = open.data?.open === null ? { ...t.empty, text: t.limited } : t.empty;
  return (
    <ListScreen
      list={list}
      title={title}
      tabs={tabs}
      meta={open.data === undefined ? [] : [openWord(open.data.open)]}
      record={(row) => ({ name: t.title(formats.month(row.payout_month)), href: hrefOf(row), mark: false })}
      columns={[
        {
          name: 'payout_month',
          sort: 'payout_month',
          cell: (row) => (
            <Anchor className={tableStyles.primary} href={hrefOf(row)}>
              {formats.month(row.payout_month)}
            </Anchor>
          ),
          value: (row) => row.payout_month,
        },
        {
          name: 'status',
          cell: (row) => <Status look={PAYOUT_LOOKS[row.status]} />,
          value: (row) => inWords(PAYOUT_LOOKS[row.status]),
        },
        {
          name: 'execution_date',
          cell: (row) => <PlannedDate day={row.execution_date} />,
          value: (row) => row.execution_date,
        },
        { name: 'iban_masked', cell: (row) => <span className={look.figures}>{row.iban_masked}</span> },
        { name: 'orders_count', align: 'right', cell: (row) => formats.number(row.orders_count) },
        {
          name: 'amount_in_cents',
          sort: 'amount_in_cents',
          align: 'right',
          cell: (row) => formats.money(row.amount_in_cents),
          value: (row) => ({ cents: row.amount_in_cents }),
        },
      ]}
      totals={totals}
      menu={(row) => [{ label: t.view, href: hrefOf(row) }]}
      card={(row) => (
        <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
          <span className={`${look.row} ${look.spread}`} style={{ gap: 12 }}>
            <Anchor className={`${tableStyles.primary} ${look.ellipsis}`} href={hrefOf(row)}>
              {formats.month(row.payout_month)}
            </Anchor>
            <span className={`${look.figures} ${look.semibold}`}>{formats.money(row.amount_in_cents)}</span>
          </span>
          <span className={`${look.row} ${look.spread} ${look.small}`} style={{ gap: 12, marginTop: 4 }}>
            <span className={`${look.soft} ${look.ellipsis}`}>{formats.date(row.execution_date)}</span>
            <Status look={PAYOUT_LOOKS[row.status]} />
          </span>
        </span>
      )}
      empty={empty}
    />
  );
}

/** Returns a function that writes the open amount, with the reason when it can't be paid out now. */
function useOpenWord() {
  const t = useMessages(payoutMessages);
  const { reasons } = useMessages(sepaMessages);
  const formats = useFormats();
  return (open: OpenPayout | null) => {
    if (open === null) return t.limited;
    const amount = formats.money(open.amount_in_cents);
    if (open.reason === null) return t.open(amount);
    const reason = reasons[open.reason];
    return t.notYet(amount, `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`);
  };
}
