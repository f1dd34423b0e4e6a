import type { Ability } from '@move/domain/access/abilities.ts';
import type { AllAbilities } from '@move/domain/access/guard.ts';

const BUNDLE = '/bundles/:bundleId';

/**
 * The permission of a call: the given abilities. A path under a bundle also needs `view-bundle`, since the call reads or changes a part of
 * the bundle.
 */
export function permissionAt(path: string, ...abilities: [Ability, ...Ability[]]): Ability | AllAbilities {
  const all: [Ability, ...Ability[]] = path.includes(BUNDLE) ? ['view-bundle', ...abilities] : abilities;
  return all.length === 1 ? all[0] : { all };
}
