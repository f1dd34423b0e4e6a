import type { Gate } from '@move/domain/access/gate.ts';
import type { PageCommand } from '../../../ui/overlays/palette/page-commands.ts';

type Options = { label: string; navigate: (href: string) => void };

/** For an administrator who looks for the settings of a platform: opens the chapter that says who sets up what. A superadmin has them. */
export function platformSettings(gate: Pick<Gate, 'role'>, { label, navigate }: Options): PageCommand[] {
  const isAsking = gate.role('admin') && !gate.role('superadmin');
  return isAsking ? [{ label, run: () => navigate('/help?chapter=platform') }] : [];
}
