import type { Ability } from './abilities.ts';
import type { Gate } from './gate.ts';

/**
 * What an endpoint or a screen demands. A list of abilities means "any of these". `public` and `signed-in` must be said
 * aloud. `client` is another system of an organisation, let in by a token of its own: never a person. Server, route, menu and
 * button all ask `allows` (D2.1, D2.2).
 */
export type Guard = 'public' | 'client' | 'signed-in' | 'role:admin' | 'role:superadmin' | Ability | readonly Ability[];

/** Whether a gate lets somebody through a guard. */
export function allows(guard: Guard, gate: Gate): boolean {
  if (guard === 'public' || guard === 'signed-in') return true;
  if (guard === 'client') return false;
  if (guard === 'role:admin') return gate.role('admin');
  if (guard === 'role:superadmin') return gate.role('superadmin');
  return gate.can(typeof guard === 'string' ? guard : guard.join('|'));
}

/** Whether everybody whom the first guard lets through passes the second too. */
export function implies(guard: Guard, other: Guard): boolean {
  if (guard === other || other === 'public') return true;
  if (guard === 'public' || guard === 'client' || other === 'client') return false;
  if (other === 'signed-in') return true;
  if (guard === 'signed-in') return false;
  if (other === 'role:superadmin') return false;
  if (guard === 'role:superadmin') return true;
  const [asked, enough] = [abilitiesOf(guard), abilitiesOf(other)];
  return asked.length > 0 && asked.every((ability) => enough.includes(ability));
}

function abilitiesOf(guard: Ability | 'role:admin' | readonly Ability[]): readonly string[] {
  return typeof guard === 'string' ? [guard] : guard;
}
