import type { CancellationQuote } from '@move/contract/cancellations/cancellation-quotes.ts';
import type { ReactNode } from 'react';
import { passes, useGate } from '../../platform/session/gate.tsx';
import { useNavigate } from '../../platform/navigation/navigation.tsx';
import { notifyError } from '../../platform/notify.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { CANCELLATION_NEEDS } from './cancellation-path.ts';
import type { Planned } from './render-quote.tsx';

/** The cancellations of an organisation as a tab of its finances, loaded when it opens. */
export const CancellationList = lazyPart(() =>
  import('./CancellationList.tsx').then((module) => module.CancellationList),
);

/** Who loses a spot and what is refunded, for the confirmation before a cancellation. */
export const QuotedCancellation = lazyPart<{ quote: CancellationQuote; isMailed?: boolean }>(() =>
  import('./QuotedCancellation.tsx').then((module) => module.QuotedCancellation),
);

/**
 * Reads what a cancellation would refund, as text for the confirmation. Returns null after a failure, which is shown: without the amounts,
 * the caller doesn't ask for a confirmation.
 */
export async function quoteForConfirmation(planned: Planned): Promise<ReactNode | null> {
  try {
    const { renderQuote } = await import('./render-quote.tsx');
    return await renderQuote(planned);
  } catch (error) {
    notifyError(error);
    return null;
  }
}

type Canceled = { sessionId: number } | { bundleId: number } | { activityId: number };

/** Opens the result of the cancellation; returns false for a user who may not see results. */
export function useShowCancellation(organizationId: number): (canceled: Canceled) => boolean {
  const navigate = useNavigate();
  const maySee = useMayQuoteCancellation();
  return (canceled) => {
    const query = Object.entries(canceled).map(([name, id]) => `${name}=${id}`);
    if (maySee) navigate(`/organizations/${organizationId}/finances/cancellations?${query.join('&')}`);
    return maySee;
  };
}

/** Whether the user may see the refunds of a cancellation, before and after it. */
export const useMayQuoteCancellation = (): boolean => passes(CANCELLATION_NEEDS, useGate());
