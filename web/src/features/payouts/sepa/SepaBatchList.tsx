import { createSepaBatch, listSepaBatches, type SepaBatchRow } from '@move/contract/payouts/sepa-batches.ts';
import { BATCH_STATUSES, isBatchAtWork } from '@move/domain/payouts/batch-status.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ActionLink } from '../../../screens/links.tsx';
import { PlannedDate, ShortMoment } from '../../../screens/list/dates.tsx';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { useTotalsRow } from '../../../screens/list/use-totals-row.tsx';
import { Chip } from '../../../ui/marks/Chip.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { BATCH_LOOKS } from '../line-looks.ts';
import { SEPAS, sepaPath } from '../payout-paths.ts';
import { sepaMessages } from './sepas.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';

/** Polling interval while a run is processing a batch of the list. */
const AT_WORK_MS = 2_000;

/** All payout batches, newest month first. */
export function SepaBatchList() {
  const t = useMessages(sepaMessages);
  const formats = useFormats();
  const inWords = useStatusWord();
  const today = Temporal.Now.plainDateISO('Europe/Amsterdam').toString();
  const list = useList(listSepaBatches, {
    refetchInterval: (reply) => (reply?.sepas.some((row) => isBatchAtWork(row.status)) ? AT_WORK_MS : false),
  });
  const { left_out: out = 0, returned_in_cents: returned = 0 } = list.reply?.totals ?? {};
  const notes = [
    ...(out > 0 ? [t.without.unpaid(formats.number(out))] : []),
    ...(returned > 0 ? [t.without.returned(formats.money(returned))] : []),
  ];
  const totals = useTotalsRow(list.reply?.totals, {
    label: 'payout_month',
    note: notes.length > 0 && notes.join('; '),
  });
  const nameOf = ({ payout_month, id }: SepaBatchRow) => t.name(formats.month(payout_month), id);
  const create = (
    <ActionLink to={`${SEPAS}/create`} needs={createSepaBatch}>
      {t.create}
    </ActionLink>
  );
  const status = (row: SepaBatchRow) => (
    <span className={look.row} style={{ gap: 8 }}>
      <Status look={BATCH_LOOKS[row.status]} />
      {row.status === 'exported' && row.execution_date < today && <Chip>{t.unanswered}</Chip>}
      {row.rejected_count > 0 && <Chip>{t.rejected(row.rejected_count)}</Chip>}
    </span>
  );
  return (
    <ListScreen
      list={list}
      title={t.title}
      create={create}
      record={(row) => ({ name: nameOf(row), href: sepaPath(row.id), mark: false })}
      columns={[
        {
          name: 'payout_month',
          header: t.batch,
          sort: 'payout_month',
          cell: (row) => (
            <Anchor className={tableStyles.primary} href={sepaPath(row.id)}>
              {nameOf(row)}
            </Anchor>
          ),
          value: nameOf,
        },
        { name: 'status', cell: status, value: (row) => inWords(BATCH_LOOKS[row.status]) },
        {
          name: 'execution_date',
          sort: 'execution_date',
          cell: (row) => <PlannedDate day={row.execution_date} />,
          value: (row) => row.execution_date,
        },
        { name: 'number_of_payments', align: 'right', cell: (row) => formats.number(row.number_of_payments) },
        {
          name: 'total_in_cents',
          sort: 'total_in_cents',
          align: 'right',
          cell: (row) => formats.money(row.total_in_cents),
          value: (row) => ({ cents: row.total_in_cents }),
        },
        {
          name: 'created_at',
          sort: 'created_at',
          align: 'right',
          cell: (row) => <ShortMoment at={row.created_at} />,
          value: (row) => row.created_at,
        },
      ]}
      filters={[
        {
          name: 'status',
          label: t.filters.status,
          options: BATCH_STATUSES.map((value) => ({ value, label: inWords(BATCH_LOOKS[value]) })),
        },
        { name: 'mayExport', label: t.filters.mayExport, kind: 'yes-no' },
        { name: 'hasReturned', label: t.filters.hasReturned, kind: 'yes-no' },
      ]}
      totals={totals}
      card={(row) => (
        <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
          <span className={`${look.row} ${look.spread}`} style={{ gap: 12 }}>
            <Anchor className={`${tableStyles.primary} ${look.ellipsis}`} href={sepaPath(row.id)}>
              {nameOf(row)}
            </Anchor>
            <span className={`${look.figures} ${look.semibold}`}>{formats.money(row.total_in_cents)}</span>
          </span>
          <span className={`${look.row} ${look.spread} ${look.small}`} style={{ gap: 12, marginTop: 4 }}>
            <span className={`${look.soft} ${look.ellipsis}`}>
              {t.payments(formats.number(row.number_of_payments), row.number_of_payments === 1)} ·{' '}
              {formats.shortDate(row.execution_date)}
            </span>
            {status(row)}
          </span>
        </span>
      )}
      empty={t.empty}
    />
  );
}
