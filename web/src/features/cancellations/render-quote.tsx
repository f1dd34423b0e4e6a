import {
  quoteActivityCancellation,
  quoteBundleCancellation,
} from '@move/contract/cancellations/cancellation-quotes.ts';
import type { ReactNode } from 'react';
import { api } from '../../platform/api/api.ts';
import { QuotedCancellation } from './QuotedCancellation.tsx';

export type Planned = { organizationId: number; activityId: number; bundleId?: number };

/** Reads what canceling an activity or a bundle would refund, and returns it as text. */
export async function renderQuote({ bundleId, ...params }: Planned): Promise<ReactNode> {
  const { quote } =
    bundleId === undefined
      ? await api(quoteActivityCancellation, { params })
      : await api(quoteBundleCancellation, { params: { ...params, bundleId } });
  return <QuotedCancellation quote={quote} />;
}
