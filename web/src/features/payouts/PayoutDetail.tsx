import type { PayoutWithSums } from '@move/contract/payouts/payouts.ts';
import { payoutItemWords } from '@move/domain/payouts/payout.ts';
import { IconFileDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSetCrumbs } from '../../platform/menu/crumbs.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { RecordFailed } from '../../screens/show/RecordFailed.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import { Banner } from '../../ui/page/bars/Banner.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ListSkeleton } from '../../ui/page/Skeletons.tsx';
import { PAYOUT_LOOKS } from './line-looks.ts';
import { payoutMessages } from './payouts.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './payouts.module.css';

type Statement = { isPending: boolean; onDownload: (format: 'pdf' | 'csv', filename: string) => void };

type PayoutDetailProps = {
  read: { data: { payout: PayoutWithSums } | undefined; error: Error | null; refetch: () => unknown };
  statement: Statement;
  /** The screen is outside the organisation's own finances, so it names the organisation. */
  isOfAll?: boolean;
  /** The list of orders, refunds and invoices in the amount. */
  children: ReactNode;
};

/** One payout with the orders, refunds and invoices in its amount. */
export function PayoutDetail({ read, children, ...props }: PayoutDetailProps) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const payout = read.data?.payout;
  const title = payout === undefined ? null : t.title(formats.month(payout.payout_month));
  useSetCrumbs(title);
  if (payout === undefined || title === null) {
    return read.error === null ? (
      <ListSkeleton />
    ) : (
      <RecordFailed error={read.error} onRetry={() => void read.refetch()} />
    );
  }
  return (
    <>
      <Head payout={payout} title={title} {...props} />
      {children}
    </>
  );
}

type HeadProps = Omit<PayoutDetailProps, 'read' | 'children'> & { payout: PayoutWithSums; title: string };

function Head({ payout, title, statement, isOfAll = false }: HeadProps) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const icon = <IconFileDownload size={17} stroke={1.75} aria-hidden />;
  const download = (format: 'pdf' | 'csv') =>
    statement.onDownload(format, `${t.file}-${payout.payout_month}-${payout.id}.${format}`);
  return (
    <>
      <PageHeader
        title={title}
        isLined
        status={<Status look={PAYOUT_LOOKS[payout.status]} pill />}
        meta={[
          ...(isOfAll ? [payout.organization] : []),
          formats.money(payout.amount_in_cents),
          t.onAccount(payout.iban_masked),
          t.on(formats.date(payout.execution_date)),
        ]}
        actions={
          <>
            <Button variant="default" leftSection={icon} loading={statement.isPending} onClick={() => download('csv')}>
              {t.csv}
            </Button>
            <Button variant="default" leftSection={icon} loading={statement.isPending} onClick={() => download('pdf')}>
              {t.pdf}
            </Button>
          </>
        }
      />
      <div className={styles.page}>
        {payout.status === 'rejected' ? (
          <Banner tone="danger">{t.returned(payout.ended_reason ?? '')}</Banner>
        ) : (
          <Sums payout={payout} />
        )}
      </div>
    </>
  );
}

/** The amount as a sum, with a row for each kind, e.g. orders. */
function Sums({ payout }: { payout: PayoutWithSums }) {
  const t = useMessages(payoutMessages);
  const words = payoutItemWords[useLocale()];
  const formats = useFormats();
  return (
    <section>
      <h2 className={look.semibold}>{t.sums}</h2>
      <table className={styles.table}>
        <tbody>
          {payout.sums.map(({ kind, count, amount_in_cents }) => (
            <tr key={kind}>
              <th scope="row">
                {words[kind]} ({formats.number(count)})
                <span className={`${look.small} ${look.soft} ${styles.explanation}`}>{t.explain[kind]}</span>
              </th>
              <td className={`${look.figures} ${styles.amount}`}>{formats.money(amount_in_cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{payout.status === 'exported' ? t.status.exported : t.total}</th>
            <td className={`${look.figures} ${styles.amount} ${look.semibold}`}>
              {formats.money(payout.amount_in_cents)}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
