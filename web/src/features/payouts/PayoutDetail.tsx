import { exportPayoutStatement, getPayout, listPayoutItems, type PayoutItem } from '@move/contract/payouts/payouts.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { PAYOUT_ITEM_KINDS, payoutItemWords } from '@move/domain/payouts/payout.ts';
import { IconFileDownload } from '@tabler/icons-react';
import { useCrumb } from '../../platform/crumbs.ts';
import { useDownload } from '../../platform/downloads.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLocale } from '../../platform/locale.ts';
import { useMessages } from '../../platform/messages.ts';
import { useRead } from '../../platform/reads.ts';
import { ListPart } from '../../screens/list/ListPart.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { RecordFailed } from '../../screens/show/RecordFailed.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { Banner } from '../../ui/page/Banner.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ListSkeleton } from '../../ui/page/Skeletons.tsx';
import { orderPath } from '../orders/public.tsx';
import { PAYOUT_LOOKS } from './line-looks.ts';
import './payouts.css';
import { payoutMessages } from './payouts.messages.ts';
import { useMonthWord } from './use-month-word.ts';

type Path = { organizationId: number; payoutId: number };
type Shown = ReplyOf<typeof getPayout>['payout'];

/** One payout with everything behind its amount. */
export function PayoutDetail(params: Path) {
  const t = useMessages(payoutMessages);
  const month = useMonthWord();
  const read = useRead(getPayout, { params }, { showsErrors: true });
  const payout = read.data?.payout;
  const title = payout === undefined ? null : t.title(month(payout.payout_month));
  useCrumb(title);
  if (payout === undefined || title === null) {
    return read.error === null ? (
      <ListSkeleton />
    ) : (
      <RecordFailed error={read.error} onRetry={() => void read.refetch()} />
    );
  }
  return <ShownPayout params={params} payout={payout} title={title} />;
}

function ShownPayout({ params, payout, title }: { params: Path; payout: Shown; title: string }) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const file = useDownload(exportPayoutStatement);
  const icon = <IconFileDownload size={17} stroke={1.75} aria-hidden />;
  const download = (format: 'pdf' | 'csv') =>
    void file.download({ params, query: { format } }, `${t.file}-${payout.payout_month}-${payout.id}.${format}`);
  return (
    <>
      <PageHeader
        title={title}
        isLined
        status={<Status look={PAYOUT_LOOKS[payout.status]} pill />}
        meta={[
          formats.money(payout.amount_in_cents),
          t.onAccount(payout.iban_masked),
          t.on(formats.date(payout.execution_date)),
        ]}
        actions={
          <>
            <Button variant="default" leftSection={icon} loading={file.isPending} onClick={() => download('csv')}>
              {t.csv}
            </Button>
            <Button variant="default" leftSection={icon} loading={file.isPending} onClick={() => download('pdf')}>
              {t.pdf}
            </Button>
          </>
        }
      />
      <div className="payoutpage">
        {payout.status === 'rejected' ? (
          <Banner tone="danger">{t.returned(payout.ended_reason ?? '')}</Banner>
        ) : (
          <Sums payout={payout} />
        )}
      </div>
      <Items params={params} />
    </>
  );
}

/** How the amount is made up, by kind. */
function Sums({ payout }: { payout: Shown }) {
  const t = useMessages(payoutMessages);
  const words = payoutItemWords[useLocale()];
  const formats = useFormats();
  return (
    <section>
      <h2 className="t16 b6">{t.sums}</h2>
      <table className="payouttable">
        <tbody>
          {payout.sums.map(({ kind, count, amount_in_cents }) => (
            <tr key={kind}>
              <th scope="row">
                {words[kind]} ({formats.number(count)})<span className="s13 soft payoutexplain">{t.explain[kind]}</span>
              </th>
              <td className="num">{formats.money(amount_in_cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.total}</th>
            <td className="num b6">{formats.money(payout.amount_in_cents)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Items({ params }: { params: Path }) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const words = payoutItemWords[useLocale()];
  const list = useList(listPayoutItems, { params });
  const { organizationId } = params;
  const hrefOf = ({ order_id: id }: PayoutItem) =>
    id === null ? undefined : orderPath('organization', { id, organizationId });
  const fee = ({ fee_in_cents: cents }: PayoutItem) => (cents === 0 ? '–' : formats.money(cents));
  const linkOf = (row: PayoutItem) => {
    const href = hrefOf(row);
    return href === undefined ? { name: row.number } : { name: row.number, href };
  };
  return (
    <ListPart
      list={list}
      title={t.items}
      record={linkOf}
      columns={[
        {
          name: 'number',
          header: t.columns.number,
          cell: (row) => <Number {...linkOf(row)} />,
          value: (row) => row.number,
        },
        { name: 'kind', header: t.columns.kind, cell: (row) => t.kinds[row.kind], value: (row) => t.kinds[row.kind] },
        { name: 'at', header: t.columns.at, sort: 'at', cell: (row) => formats.moment(row.at), value: (row) => row.at },
        { name: 'name', header: t.columns.name },
        { name: 'platform', header: t.columns.platform },
        {
          name: 'fee_in_cents',
          header: t.columns.fee,
          align: 'right',
          cell: fee,
          value: (row) => row.fee_in_cents / 100,
        },
        {
          name: 'amount_in_cents',
          header: t.columns.amount,
          sort: 'amount_in_cents',
          align: 'right',
          cell: (row) => formats.money(row.amount_in_cents),
          value: (row) => row.amount_in_cents / 100,
        },
      ]}
      filters={[
        {
          name: 'kind',
          label: t.columns.kind,
          options: PAYOUT_ITEM_KINDS.map((value) => ({ value, label: words[value] })),
        },
      ]}
      segments="kind"
      card={(row) => (
        <span className="grow" style={{ minWidth: 0, display: 'block' }}>
          <span className="row between" style={{ gap: 12 }}>
            <Number {...linkOf(row)} />
            <span className="num b6">{formats.money(row.amount_in_cents)}</span>
          </span>
          <span className="s13 soft" style={{ display: 'block', marginTop: 4 }}>
            {[t.kinds[row.kind], row.name, formats.moment(row.at)].filter(Boolean).join(' · ')}
          </span>
        </span>
      )}
      empty={t.emptyItems}
    />
  );
}

function Number({ name, href }: { name: string; href?: string | undefined }) {
  if (href === undefined) return <span className="num">{name}</span>;
  return (
    <Anchor className="pri num" href={href}>
      {name}
    </Anchor>
  );
}
