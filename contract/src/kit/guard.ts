import type { Gate } from '@move/domain/access/gate.ts';
import type { Guard } from './endpoint.ts';

/** Whether a gate lets somebody through a guard. The server, the route guard, the menu and the buttons all ask this. */
export function allows(guard: Guard, gate: Gate): boolean {
  if (guard === 'public' || guard === 'signed-in') return true;
  if (guard === 'role:admin') return gate.role('admin');
  if (guard === 'role:superadmin') return gate.role('superadmin');
  return gate.can(typeof guard === 'string' ? guard : guard.join('|'));
}
