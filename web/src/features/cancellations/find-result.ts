import { listCancellations } from '@move/contract/cancellations/cancellations.ts';
import { fetchQuery } from '../../platform/reads.ts';
import { cancellationPath } from './cancellation-path.ts';

type Canceled = { organizationId: number } & ({ activityId: number } | { sessionId: number } | { bundleId: number });

/**
 * The address of the newest result about a session, bundle or activity. Null without one, and for who may not see it.
 */
export async function findResult({ organizationId, ...what }: Canceled): Promise<string | null> {
  try {
    const query = { ...what, itemsPerPage: 1 };
    const { cancellations } = await fetchQuery(listCancellations, { params: { organizationId }, query });
    const [newest] = cancellations;
    return newest === undefined ? null : cancellationPath({ organizationId, id: newest.id });
  } catch {
    // the cancellation itself is done: the result is found under Finances too
    return null;
  }
}
