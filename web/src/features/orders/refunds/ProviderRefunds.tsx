import {
  listProviderRefunds,
  type ProviderRefund,
  retryProviderRefund,
} from '@move/contract/payments/provider-refunds.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { PartFault } from '../../../ui/page/errors/PartFault.tsx';
import { orderReads } from '../detail/order-reads.ts';
import { providerRefundMessages } from './provider-refunds.messages.ts';
import { RefundFailure } from './RefundFailure.tsx';
import { SettleRefunds } from './SettleRefunds.tsx';

type OrderPath = { organizationId: number; orderId: number };

const UNDER_WAY_MS = 5_000;
const isUnderWay = ({ status }: ProviderRefund) => status === 'pending';

/** Refunds through the payment provider, and what to do where they failed. Nothing when there are none. */
export function ProviderRefunds(path: OrderPath) {
  const t = useMessages(providerRefundMessages);
  const read = useRead(
    listProviderRefunds,
    { params: path },
    {
      showsErrors: true,
      refetchInterval: (reply) => (reply?.provider_refunds.some(isUnderWay) ? UNDER_WAY_MS : false),
    },
  );
  const refunds = read.data?.provider_refunds ?? [];
  if (read.error !== null && read.data === undefined)
    return <PartFault isInPlace onRetry={() => void read.refetch()} />;
  if (refunds.length === 0) return null;
  return (
    <section id="refunds" aria-label={t.title}>
      <h2 className="listhead">{t.title}</h2>
      <ul className="recordlines">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <OneRefund path={path} refund={refund} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneRefund({ path, refund }: { path: OrderPath; refund: ProviderRefund }) {
  const t = useMessages(providerRefundMessages);
  const formats = useFormats();
  const canRetry = useCan(retryProviderRefund) && refund.status === 'failed';
  const [isSettling, setSettling] = useState(false);
  const { call, isPending } = useCall(retryProviderRefund, { invalidates: orderReads });
  const params = { ...path, providerRefundId: refund.id };
  const retry = async () => {
    if ((await call({ params })).ok) notify.success(t.retried);
  };
  return (
    <>
      <div className="row between" style={{ gap: 16 }}>
        <span className="b6">{t.reasons[refund.reason]}</span>
        <span className="num b6">{formats.money(refund.amount_in_cents)}</span>
      </div>
      <p className={refund.status === 'failed' ? 's13 danger' : 's13 soft'}>
        {t.states[refund.status]} · {formats.moment(refund.updated_at)}
      </p>
      {refund.status === 'failed' && refund.failure !== null && (
        <p className="s13">
          <RefundFailure reported={refund.failure} />
        </p>
      )}
      {refund.settled_how !== null && <p className="s13">{refund.settled_how}</p>}
      {refund.is_looked_up && <p className="s13 soft">{t.lookedUp}</p>}
      {canRetry && (
        <div className="row s13" style={{ gap: 16 }}>
          <button type="button" className="linkbtn" disabled={isPending} onClick={() => void retry()}>
            {t.retry}
          </button>
          <button type="button" className="linkbtn" onClick={() => setSettling(true)}>
            {t.settle}
          </button>
        </div>
      )}
      {isSettling && (
        <SettleRefunds path={path} refunds={[refund]} invalidates={orderReads} onClose={() => setSettling(false)} />
      )}
    </>
  );
}
