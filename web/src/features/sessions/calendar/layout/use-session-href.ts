import { useGate } from '../../../../platform/session/gate.tsx';
import { sessionPath } from '../../list/session-columns.tsx';

/** The URL that a session in the calendar links to: its participants for a trainer, its settings for other users. */
export function useSessionHref(): typeof sessionPath {
  const gate = useGate();
  const isTrainer = gate.role('trainer') && !gate.role('organization|admin');
  return (row) => (isTrainer ? `${sessionPath(row)}?tab=participants` : sessionPath(row));
}
