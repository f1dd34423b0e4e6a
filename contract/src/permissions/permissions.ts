import { ABILITIES } from '@move/domain/access/abilities.ts';
import { ROLES } from '@move/domain/access/roles.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Instant, Version } from '../kit/fields.ts';
import { permissionLabels } from './permissions.labels.ts';

const abilityNames = ABILITIES.map((ability) => ability.name);

/** The abilities of a role. Superadmin passes every check: its list is complete and fixed. */
export const RoleAbilities = z.strictObject({
  name: z.enum(ROLES),
  abilities: z.array(z.enum(abilityNames)),
  /** How many users have the role somewhere. */
  people_count: z.int().min(0),
  updated_at: Instant,
});
export type RoleAbilities = z.output<typeof RoleAbilities>;

const PATH = '/v1/admin/permissions';

/** The 36 abilities in their groups, and which of them each role has (docs/rules/access.md#roles-and-abilities). */
export const listPermissions = endpoint({
  name: 'listPermissions',
  method: 'GET',
  path: PATH,
  permission: 'role:superadmin',
  scope: 'all',
  reply: {
    roles: z.array(RoleAbilities),
    abilities: z.array(z.strictObject({ name: z.enum(abilityNames), group: z.string() })),
  },
});

/** Sets exactly these abilities, by their full names; effective at once, also for logged-in users. */
export const updatePermissions = endpoint({
  name: 'updatePermissions',
  method: 'PUT',
  path: `${PATH}/:role`,
  permission: 'role:superadmin',
  scope: 'all',
  body: z.object({ abilities: z.array(z.enum(abilityNames)).max(abilityNames.length), ...Version }),
  reply: { role: RoleAbilities },
  problems: ['role.fixed', 'stale'],
  labels: permissionLabels,
});
