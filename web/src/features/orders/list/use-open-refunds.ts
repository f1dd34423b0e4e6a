import { getOpenRefunds } from '@move/contract/orders/open-refunds.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useRead } from '../../../platform/api/reads.ts';

/** How many orders of an organisation have refunds that wait for staff; undefined while unknown, and for who may not see them. */
export function useOpenRefunds(organizationId: number) {
  const enabled = useCan(getOpenRefunds);
  const { data } = useRead(getOpenRefunds, { params: { organizationId } }, { showsErrors: true, enabled });
  return data && { failed: data.failed.orders, toHandOver: data.to_hand_over.orders };
}
