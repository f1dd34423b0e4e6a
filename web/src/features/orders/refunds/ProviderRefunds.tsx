import { ApiError } from '@move/contract/kit/client/client.ts';
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
import { Button } from '../../../ui/page/Button.tsx';
import { PartLoadError } from '../../../ui/page/errors/PartLoadError.tsx';
import { orderReads, REFUND_POLL_MS } from '../detail/order-reads.ts';
import { providerRefundMessages } from './provider-refunds.messages.ts';
import { RefundFailure } from './RefundFailure.tsx';
import { SettleRefunds } from './SettleRefunds.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as surfaceStyles from '../../../ui/look/surface.module.css';
import * as twoColumnStyles from '../../../screens/show/two-columns.module.css';

type OrderPath = { organizationId: number; orderId: number };

const isUnderWay = ({ status }: ProviderRefund) => status === 'pending';

type ProviderRefundsProps = OrderPath & {
  /** Whether some of the refunds failed. */
  hasFailed: boolean;
};

/**
 * The refunds through the payment provider, and what to do about failed ones. Renders nothing when there are none. Refunds of an
 * organisation that was removed or left the platform are hidden from the platform's administrators, who see who handles them.
 */
export function ProviderRefunds({ hasFailed, ...path }: ProviderRefundsProps) {
  const t = useMessages(providerRefundMessages);
  const read = useRead(
    listProviderRefunds,
    { params: path },
    {
      showsErrors: true,
      refetchInterval: (reply) => (reply?.provider_refunds.some(isUnderWay) ? REFUND_POLL_MS : false),
    },
  );
  const refunds = read.data?.provider_refunds ?? [];
  const isHidden = read.error instanceof ApiError && read.error.status === 404;
  if (isHidden && hasFailed)
    return (
      <section id="refunds" aria-label={t.title}>
        <h2 className={surfaceStyles.listHeading}>{t.title}</h2>
        <p className={look.soft}>{t.hidden}</p>
      </section>
    );
  if (isHidden) return null;
  if (read.error !== null && read.data === undefined)
    return <PartLoadError isInPlace onRetry={() => void read.refetch()} />;
  if (refunds.length === 0) return null;
  return (
    <section id="refunds" aria-label={t.title}>
      <h2 className={surfaceStyles.listHeading}>{t.title}</h2>
      <ul className={twoColumnStyles.lines}>
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
  const mayRetry = useCan(retryProviderRefund);
  const hasFailed = refund.status === 'failed';
  const [isSettling, setSettling] = useState(false);
  const { call, isPending } = useCall(retryProviderRefund, { invalidates: orderReads });
  const params = { ...path, providerRefundId: refund.id };
  const retry = async () => {
    if ((await call({ params })).ok) notify.success(t.retried);
  };
  return (
    <>
      <div className={`${look.row} ${look.spread}`} style={{ gap: 16 }}>
        <span className={look.semibold}>{t.reasons[refund.reason]}</span>
        <span className={`${look.figures} ${look.semibold}`}>{formats.money(refund.amount_in_cents)}</span>
      </div>
      <p className={`${look.small} ${hasFailed ? look.danger : look.soft}`}>
        {t.states[refund.status]} · {formats.moment(refund.updated_at)}
      </p>
      {hasFailed && refund.failure !== null && (
        <p className={look.small}>
          <RefundFailure reported={refund.failure} />
        </p>
      )}
      {refund.settled_how !== null && <p className={look.small}>{refund.settled_how}</p>}
      {refund.is_looked_up && <p className={`${look.small} ${look.soft}`}>{t.lookedUp}</p>}
      {hasFailed && <p className={look.small}>{mayRetry ? t.whatToDo : t.askOrganization}</p>}
      {hasFailed && mayRetry && (
        <div className={look.row} style={{ gap: 8, marginTop: 8 }}>
          <Button variant="default" loading={isPending} onClick={() => void retry()}>
            {t.retry}
          </Button>
          <Button variant="default" onClick={() => setSettling(true)}>
            {t.settle}
          </Button>
        </div>
      )}
      {isSettling && (
        <SettleRefunds path={path} refunds={[refund]} invalidates={orderReads} onClose={() => setSettling(false)} />
      )}
    </>
  );
}
