import { listCancellations } from '@move/contract/cancellations/cancellations.ts';
import { useEffect } from 'react';
import { useNavigate, useSearch } from '../../platform/navigation/navigation.tsx';
import { useRead } from '../../platform/api/reads.ts';
import { RecordFailed } from '../../screens/show/RecordFailed.tsx';
import { ListSkeleton } from '../../ui/page/Skeletons.tsx';
import { cancellationPath } from './cancellation-path.ts';

/**
 * Redirects to the newest result about the session, bundle or activity in the query, such as `?sessionId=5`. Redirects to the list of
 * results if there is none.
 */
export function NewestCancellation({ organizationId }: { organizationId: number }) {
  const { sessionId, bundleId, activityId } = useSearch();
  const navigate = useNavigate();
  const named = Object.entries({ sessionId, bundleId, activityId }).flatMap(([name, id]) =>
    id === undefined ? [] : [[name, Number(id)]],
  );
  const query = { ...Object.fromEntries(named), itemsPerPage: 1 };
  const read = useRead(listCancellations, { params: { organizationId }, query }, { showsErrors: true });
  const newest = read.data?.cancellations[0];
  const isRead = read.data !== undefined;
  const id = newest?.id;
  useEffect(() => {
    if (!isRead) return;
    const list = `/organizations/${organizationId}/finances?tab=cancellations`;
    navigate(id === undefined ? list : cancellationPath({ organizationId, id }), { replace: true });
  }, [isRead, id, organizationId, navigate]);
  return read.error === null ? (
    <ListSkeleton />
  ) : (
    <RecordFailed error={read.error} onRetry={() => void read.refetch()} />
  );
}
