import { useGate } from '../../../../platform/session/gate.tsx';
import { sessionPath } from '../../list/session-columns.tsx';

/** The address that a session in the calendar opens: of a trainer its people, of others its settings. */
export function useSessionHref(): typeof sessionPath {
  const gate = useGate();
  const isTrainer = gate.role('trainer') && !gate.role('organization|admin|superadmin');
  return (row) => (isTrainer ? `${sessionPath(row)}?tab=participants` : sessionPath(row));
}
