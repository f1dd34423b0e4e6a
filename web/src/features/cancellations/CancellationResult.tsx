import { cancellationLabels } from '@move/contract/cancellations/cancellations.labels.ts';
import {
  type CanceledPerson,
  getCancellation,
  listCanceledPeople,
  listCancellations,
} from '@move/contract/cancellations/cancellations.ts';
import { getOpenRefunds, handOverRefund } from '@move/contract/orders/open-refunds.ts';
import {
  listProviderRefunds,
  retryCancellationRefunds,
  retryProviderRefund,
} from '@move/contract/payments/provider-refunds.ts';
import { CANCELLATION_REFUND_STATES } from '@move/domain/orders/refunds/cancellations.ts';
import { paymentTypeWords } from '@move/domain/orders/payment/payment-type-words.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useSetCrumbs } from '../../platform/menu/crumbs.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useCan } from '../../platform/session/gate.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { invalidate, useRead } from '../../platform/api/reads.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { RecordFailed } from '../../screens/show/RecordFailed.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { ListSkeleton } from '../../ui/page/Skeletons.tsx';
import { HandOverRefunds, orderPath, RefundFailure, SettleRefunds } from '../orders/public.tsx';
import { cancellationMessages } from './cancellations.messages.ts';
import { backInCents, RefundProgress, useCancellationTitle, useRefundProgress } from './RefundProgress.tsx';
import { REPAYMENT_LOOKS } from './repayment-looks.ts';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';

type Path = { organizationId: number; cancellationId: number };

/**
 * How long the page is read every 5 s: most refunds are sent within a minute. After that it is read every minute, because the rest takes
 * days.
 */
const SOON_MS = 60_000;
const askAgainMs = (openedAt: number) => (Date.now() - openedAt < SOON_MS ? 5_000 : 60_000);
const reads = [listCancellations, getCancellation, listCanceledPeople, listProviderRefunds];

/** The result of a cancellation: the refund of each person, and what to do if it failed. */
export function CancellationResult(params: Path) {
  const t = useMessages(cancellationMessages);
  const formats = useFormats();
  const what = useCancellationTitle();
  const progress = useRefundProgress();
  const [openedAt] = useState(() => Date.now());
  const read = useRead(
    getCancellation,
    { params },
    {
      showsErrors: true,
      refetchInterval: (reply) => (reply && reply.cancellation.pending > 0 ? askAgainMs(openedAt) : false),
    },
  );
  const cancellation = read.data?.cancellation;
  const { pending, failed, to_hand_over: cash } = cancellation ?? {};
  // the list is read again when the counts change
  useEffect(() => void invalidate([listCanceledPeople]), [pending, failed, cash]);
  const title = cancellation === undefined ? null : t.titleOf(cancellation.activity.name);
  useSetCrumbs(title);
  if (cancellation === undefined || title === null)
    return read.error === null ? (
      <ListSkeleton />
    ) : (
      <RecordFailed error={read.error} onRetry={() => void read.refetch()} />
    );
  const { canceled_at: at, canceled_by: by, people, elsewhere_in_cents: elsewhere } = cancellation;
  // the status names this amount only when no other refund needs attention first
  const isNamed = elsewhere === 0 || progress(cancellation).state === 'elsewhere';
  const meta = [
    what(cancellation),
    by === null ? formats.moment(at) : `${formats.moment(at)} ${t.by(by)}`,
    `${t.people(people)}, ${t.back(formats.money(backInCents(cancellation)))}`,
    ...(isNamed ? [] : [t.elsewhere(formats.money(elsewhere))]),
    <RefundProgress key="progress" cancellation={cancellation} />,
  ];
  return (
    <People
      params={params}
      title={title}
      meta={meta}
      actions={<RetryAll params={params} failed={cancellation.failed} />}
    />
  );
}

/** Sends all failed refunds again. */
function RetryAll({ params, failed }: { params: Path; failed: number }) {
  const t = useMessages(cancellationMessages).retryAll;
  const mayRetry = useCan(retryCancellationRefunds);
  const { call, isPending } = useCall(retryCancellationRefunds, { invalidates: reads });
  if (!mayRetry || failed === 0) return null;
  const retry = async () => {
    const result = await call({ params });
    if (result.ok) notify.success(t.done(result.reply.retried));
  };
  return (
    <Button loading={isPending} onClick={() => void retry()}>
      {t.action(failed)}
    </Button>
  );
}

type PeopleProps = {
  params: Path;
  title: string;
  meta: readonly React.ReactNode[];
  actions: React.ReactNode;
};

function People({ params, title, meta, actions }: PeopleProps) {
  const t = useMessages(cancellationMessages);
  const formats = useFormats();
  const locale = useLocale();
  const labels = cancellationLabels[locale];
  const list = useList(listCanceledPeople, { params });
  const [settling, setSettling] = useState<CanceledPerson | null>(null);
  const menuOf = useRefundActions(params, setSettling);
  const mayHandOver = useCan(handOverRefund);
  const [handingOver, setHandingOver] = useState<CanceledPerson | null>(null);
  const handOverItems = (row: CanceledPerson): MenuItem[] => {
    const { order, to_hand_over: refunds } = row;
    if (!mayHandOver || order === null || refunds.length === 0) return [];
    return [{ label: t.handOver, onClick: () => setHandingOver(row) }, 'divider'];
  };
  const hrefOf = ({ order }: CanceledPerson) =>
    order === null ? undefined : orderPath('organization', { id: order.id, organizationId: params.organizationId });
  const wayOf = ({ order, state }: CanceledPerson) => {
    if (order === null) return state === null ? t.hidden : '–';
    return order.payment_type === null ? t.unpaid : paymentTypeWords[locale][order.payment_type];
  };
  const centsOf = ({ amount_in_cents: amount, elsewhere_in_cents: elsewhere }: CanceledPerson) =>
    amount === null ? null : amount + (elsewhere ?? 0);
  const amountOf = (row: CanceledPerson) => {
    const cents = centsOf(row);
    return cents === null ? '–' : formats.money(cents);
  };
  return (
    <>
      <ListScreen
        list={list}
        title={title}
        meta={meta}
        actions={actions}
        search={t.search}
        record={(row) => ({ name: fullName(row), ...(hrefOf(row) !== undefined && { href: hrefOf(row) }) })}
        columns={[
          {
            name: 'name',
            sort: 'name',
            header: labels.name,
            // few columns: there is room for a long name
            cell: (row) => (
              <span style={{ '--name-width': '60ch' }} className={`${tableStyles.primary} ${look.ellipsis}`}>
                {fullName(row)}
              </span>
            ),
            value: fullName,
          },
          {
            name: 'order',
            cell: (row) => <OrderLink number={row.order?.number} href={hrefOf(row)} />,
            value: (row) => row.order?.number ?? '',
          },
          { name: 'payment_type', header: labels.payment_type, cell: wayOf, value: wayOf },
          {
            name: 'amount_in_cents',
            sort: 'amount_in_cents',
            align: 'right',
            cell: amountOf,
            value: (row) => (centsOf(row) === null ? null : { cents: centsOf(row) ?? 0 }),
          },
          {
            name: 'state',
            sort: 'state',
            cell: (row) => <State row={row} />,
            value: ({ state }) => (state === null ? null : REPAYMENT_LOOKS[state].word(locale)),
          },
        ]}
        filters={[
          {
            name: 'state',
            label: labels.state,
            kind: 'choices',
            options: CANCELLATION_REFUND_STATES.map((value) => ({
              value,
              label: REPAYMENT_LOOKS[value].word(locale),
            })),
          },
        ]}
        views={[
          { name: t.views.failed, query: { state: 'failed' } },
          { name: t.views.toHandOver, query: { state: 'to_hand_over' } },
          { name: t.views.pending, query: { state: 'pending' } },
          { name: t.views.elsewhere, query: { state: 'elsewhere' } },
        ]}
        menu={(row) => [...menuOf(row), ...handOverItems(row), ...openItem(hrefOf(row), t.order)]}
        card={(row) => (
          <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
            <span className={`${look.row} ${look.spread}`} style={{ gap: 12 }}>
              <span className={`${tableStyles.primary} ${look.ellipsis}`}>{fullName(row)}</span>
              <span className={`${look.figures} ${look.semibold}`}>{amountOf(row)}</span>
            </span>
            <span className={`${look.row} ${look.spread} ${look.small}`} style={{ gap: 12, marginTop: 4 }}>
              <span className={`${look.soft} ${look.ellipsis}`}>
                {[row.order?.number, wayOf(row)].filter((part) => part !== undefined).join(' · ')}
              </span>
              {row.state === null ? null : <Status look={REPAYMENT_LOOKS[row.state]} />}
            </span>
            <Reason row={row} />
          </span>
        )}
        empty={t.emptyPeople}
      />
      {handingOver?.order && (
        <HandOverRefunds
          path={{ organizationId: params.organizationId, orderId: handingOver.order.id }}
          refunds={handingOver.to_hand_over}
          name={fullName(handingOver)}
          invalidates={[...reads, getOpenRefunds]}
          onClose={() => setHandingOver(null)}
        />
      )}
      {settling?.order && (
        <SettleRefunds
          path={{ organizationId: params.organizationId, orderId: settling.order.id }}
          refunds={settling.failures}
          invalidates={reads}
          onClose={() => setSettling(null)}
        />
      )}
    </>
  );
}

/** The actions for refunds that the provider refused. */
function useRefundActions({ organizationId }: Path, onSettle: (person: CanceledPerson) => void) {
  const t = useMessages(cancellationMessages);
  const canRetry = useCan(retryProviderRefund);
  const { call } = useCall(retryProviderRefund, { invalidates: reads });
  const retry = async (orderId: number, failures: CanceledPerson['failures']) => {
    for (const { id: providerRefundId } of failures) {
      // one at a time: `call` sends nothing new while a call runs
      if (!(await call({ params: { organizationId, orderId, providerRefundId } })).ok) return;
    }
    notify.success(t.retried);
  };
  return (person: CanceledPerson): MenuItem[] => {
    const { order, failures } = person;
    if (!canRetry || order === null || failures.length === 0) return [];
    return [
      { label: t.retry, onClick: () => void retry(order.id, failures) },
      { label: t.settle, onClick: () => onSettle(person) },
      'divider',
    ];
  };
}

const openItem = (href: string | undefined, label: string): MenuItem[] => (href === undefined ? [] : [{ label, href }]);

function OrderLink({ number, href }: { number: string | undefined; href: string | undefined }) {
  if (number === undefined || href === undefined) return '–';
  return (
    <Anchor className={look.figures} href={href}>
      {number}
    </Anchor>
  );
}

/** The status of a refund, and if it failed the reason. */
function State({ row }: { row: CanceledPerson }) {
  if (row.state === null) return '–';
  return (
    <span style={{ minWidth: 0 }}>
      <Status look={REPAYMENT_LOOKS[row.state]} />
      <Reason row={row} />
    </span>
  );
}

function Reason({ row }: { row: CanceledPerson }) {
  const reason = row.failures.find((failure) => failure.reason !== null)?.reason ?? null;
  if (reason === null) return null;
  return (
    <span className={`${look.smaller} ${look.muted}`} style={{ display: 'block', maxWidth: 320, whiteSpace: 'normal' }}>
      <RefundFailure reported={reason} />
    </span>
  );
}
