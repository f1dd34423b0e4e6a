import { useGate } from '../../platform/session/gate.tsx';

/** Whether the user may read the audit trail of an organisation; when it is null, that of the platforms. */
export function useMayReadTrail(organizationId: number | null): boolean {
  const gate = useGate();
  return organizationId === null ? gate.role('admin') : gate.can('edit-organization');
}
