import { listPermissions, type RoleAbilities, updatePermissions } from '@move/contract/permissions/permissions.ts';
import { getProfile } from '@move/contract/access/access.ts';
import { type Ability, defaultAbilities } from '@move/domain/access/abilities.ts';
import type { Role } from '@move/domain/access/roles.ts';
import { useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { invalidate, fetchQuery, useRead } from '../../platform/api/reads.ts';

const keyOf = (role: string, ability: string) => `${role} ${ability}`;

export type RoleChange = { role: RoleAbilities; gained: readonly Ability[]; lost: readonly Ability[] };

/** The saved matrix and the unsaved changes, which `submit` sends. */
export function useMatrix() {
  const read = useRead(listPermissions, {}, { showsErrors: true });
  const save = useCall(updatePermissions, { showsErrors: true });
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [isPending, setPending] = useState(false);
  const roles = read.data?.roles ?? [];
  const abilities = read.data?.abilities ?? [];

  const isHeld = (role: RoleAbilities, ability: Ability) =>
    role.abilities.includes(ability) !== toggled.has(keyOf(role.name, ability));
  const isChanged = (ability: Ability) => roles.some((role) => toggled.has(keyOf(role.name, ability)));
  const toggle = (role: Role, ability: Ability) =>
    setToggled((before) => {
      const next = new Set(before);
      if (!next.delete(keyOf(role, ability))) next.add(keyOf(role, ability));
      return next;
    });
  const changes: RoleChange[] = roles
    .map((role) => {
      const own = abilities.map(({ name }) => name).filter((name) => toggled.has(keyOf(role.name, name)));
      return {
        role,
        gained: own.filter((name) => !role.abilities.includes(name)),
        lost: own.filter((name) => role.abilities.includes(name)),
      };
    })
    .filter(({ gained, lost }) => gained.length + lost.length > 0);

  const toStandard = (role: RoleAbilities) => {
    const standard = defaultAbilities(role.name);
    const others = [...toggled].filter((key) => !key.startsWith(`${role.name} `));
    const own = abilities.filter(({ name }) => role.abilities.includes(name) !== standard.includes(name));
    setToggled(new Set([...others, ...own.map(({ name }) => keyOf(role.name, name))]));
  };

  /**
   * Saves one role after another, and clears the changes of each saved role. Stops at the first error and returns it; null when all are
   * saved.
   */
  const submit = async (): Promise<Error | null> => {
    setPending(true);
    try {
      for (const { role, gained, lost } of changes) {
        const wanted = [...role.abilities.filter((name) => !lost.includes(name)), ...gained];
        const body = { abilities: wanted, updated_at: role.updated_at };
        // after an error the remaining roles aren't sent
        const result = await save.call({ params: { role: role.name }, body });
        if (!result.ok) return result.error;
        setToggled((before) => new Set([...before].filter((key) => !key.startsWith(`${role.name} `))));
      }
      return null;
    } finally {
      // reads the new versions of the roles, also after an error; unsaved changes stay
      await fetchQuery(listPermissions, {}).catch(() => undefined);
      void invalidate([getProfile]);
      setPending(false);
    }
  };

  return {
    roles,
    abilities,
    isLoading: read.data === undefined && read.error === null,
    error: read.data === undefined ? read.error : null,
    retry: () => void read.refetch(),
    isHeld,
    isChanged,
    toggle,
    changes,
    count: toggled.size,
    toStandard,
    discard: () => setToggled(new Set()),
    submit,
    isPending,
  };
}

export type Matrix = ReturnType<typeof useMatrix>;
