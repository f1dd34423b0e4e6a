import type { Ability } from '@move/domain/access/abilities.ts';
import type { AllAbilities } from '@move/domain/access/guard.ts';

const BUNDLE = '/bundles/:bundleId';

/**
 * The permission of a call: these abilities, and under a bundle the right to see bundles too, for what such a call reads or changes
 * is part of the bundle.
 */
export function permissionAt(path: string, ...abilities: [Ability, ...Ability[]]): Ability | AllAbilities {
  const all: [Ability, ...Ability[]] = path.includes(BUNDLE) ? ['view-bundle', ...abilities] : abilities;
  return all.length === 1 ? all[0] : { all };
}
