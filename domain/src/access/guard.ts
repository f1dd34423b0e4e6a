import type { Ability } from './abilities.ts';
import type { Gate, Mode } from './gate.ts';

/** Several abilities at once, such as the right to a bundle and to participants. */
export type AllAbilities = { readonly all: readonly Ability[] };

/**
 * What an endpoint or a screen demands. A list of abilities means "any of these", `{ all }` "each of these". `public` and `signed-in` must
 * be explicit. `client` is another system of an organisation with a token of its own, never a user. Server, route, menu and button all call
 * `allows` (docs/rules/access.md#roles-and-abilities).
 */
export type Guard =
  | 'public'
  | 'client'
  | 'signed-in'
  | 'role:admin'
  | 'role:superadmin'
  | Ability
  | readonly Ability[]
  | AllAbilities;

/** Whether the gate passes the guard. */
export function allows(guard: Guard, gate: Gate): boolean {
  if (guard === 'public' || guard === 'signed-in') return true;
  if (guard === 'client') return false;
  if (guard === 'role:admin') return gate.role('admin');
  if (guard === 'role:superadmin') return gate.role('superadmin');
  const { abilities, mode } = requiredAbilities(guard);
  return gate.can(abilities, mode);
}

/** The abilities of a guard, and whether each of them is needed; none for other kinds of guards. */
export function requiredAbilities(guard: Guard): { abilities: readonly Ability[]; mode: Mode } {
  if (typeof guard === 'object') {
    return 'all' in guard ? { abilities: guard.all, mode: 'all' } : { abilities: guard, mode: 'any' };
  }
  return { abilities: isAbilityGuard(guard) ? [guard] : [], mode: 'any' };
}

const OTHER_GUARDS: readonly string[] = ['public', 'client', 'signed-in', 'role:admin', 'role:superadmin'];
const isAbilityGuard = (guard: Extract<Guard, string>): guard is Ability => !OTHER_GUARDS.includes(guard);

/** Whether everyone who passes the first guard passes the second too. */
export function implies(guard: Guard, other: Guard): boolean {
  if (guard === other || other === 'public') return true;
  if (guard === 'public' || guard === 'client' || other === 'client') return false;
  if (other === 'signed-in') return true;
  if (guard === 'signed-in') return false;
  if (other === 'role:superadmin') return false;
  if (guard === 'role:superadmin') return true;
  const [asked, enough] = [requiredAbilities(guard), requiredAbilities(other)];
  if (asked.abilities.length === 0) return false;
  // having all of several abilities includes having one of them
  const holds = (ability: Ability) =>
    asked.mode === 'all' ? asked.abilities.includes(ability) : asked.abilities.every((one) => one === ability);
  if (enough.mode === 'all') return enough.abilities.every(holds);
  return asked.mode === 'all'
    ? enough.abilities.some(holds)
    : asked.abilities.every((ability) => enough.abilities.includes(ability));
}
