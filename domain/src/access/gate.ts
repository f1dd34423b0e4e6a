import { SUPERUSER } from './roles.ts';

/** Names joined by `|`, or as a list: `view-rates|edit-activity`. */
export type NameList = string | readonly string[];

export type Mode = 'any' | 'all';

export type Gate = {
  /** Whether the caller has one (any) or each (all) of these roles. */
  readonly role: (roles: NameList, mode?: Mode) => boolean;
  /** Whether the caller has one (any) or each (all) of these abilities; `view-*` matches any ability of that form. */
  readonly can: (abilities: NameList, mode?: Mode) => boolean;
  /** Whether the caller has one (any) or each (all) of these as a role or as an ability. */
  readonly roleOrCan: (names: NameList, mode?: Mode) => boolean;
};

type Held = { readonly roles?: readonly string[]; readonly abilities?: readonly string[] };

/**
 * The gate of a user in one context, from the profile reply (docs/rules/access.md#roles-and-abilities). Superadmin passes every check. An
 * empty list is refused, to superadmin too, so that a forgotten permission gives no access. Roles or abilities missing in the reply count
 * as none.
 */
export function gate({ roles: ownRoles = [], abilities: ownAbilities = [] }: Held): Gate {
  const isSuperuser = ownRoles.includes(SUPERUSER);
  const check = (list: NameList, mode: Mode, holds: (name: string) => boolean) => {
    const names = namesOf(list);
    if (names.length === 0) return false;
    return isSuperuser || (mode === 'all' ? names.every(holds) : names.some(holds));
  };
  const holdsRole = (name: string) => ownRoles.includes(name);
  const holdsAbility = (pattern: string) => ownAbilities.some((ability) => matches(pattern, ability));
  return {
    role: (roles, mode = 'any') => check(roles, mode, holdsRole),
    can: (abilities, mode = 'any') => check(abilities, mode, holdsAbility),
    roleOrCan: (names, mode = 'any') => check(names, mode, (name) => holdsRole(name) || holdsAbility(name)),
  };
}

function namesOf(list: NameList): string[] {
  const names = typeof list === 'string' ? list.split('|') : list;
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

/** `*` stands for any characters in the requested pattern; the caller's abilities are exact names. */
function matches(pattern: string, ability: string): boolean {
  if (!pattern.includes('*')) return pattern === ability;
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(ability);
}
