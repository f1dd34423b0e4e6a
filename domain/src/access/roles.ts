/**
 * All roles, from the widest scope to the narrowest; lists of roles have this order. A new role is added in this file: everything else is
 * derived from it, doesn't compile without it, or is compared with it by `roles-in-sql.test.ts`.
 */
export const ROLES = ['superadmin', 'admin', 'organization', 'trainer'] as const;

export type Role = (typeof ROLES)[number];

/** Where a role's abilities apply: everywhere, in its platforms and their children, or in its organisations. */
export const ROLE_SCOPES = {
  superadmin: 'platform',
  admin: 'application',
  organization: 'organization',
  trainer: 'organization',
} as const satisfies Record<Role, 'platform' | 'application' | 'organization'>;

type RoleWithin<Scope> = { [Name in Role]: (typeof ROLE_SCOPES)[Name] extends Scope ? Name : never }[Role];

/** Passes every check and is stored without abilities (docs/rules/access.md#roles-and-abilities). */
export const SUPERUSER = 'superadmin' satisfies Role;

/** Roles whose abilities the Permissions screen can change, and that an invite gives. */
export type GrantedRole = Exclude<Role, typeof SUPERUSER>;
export const GRANTED_ROLES: readonly GrantedRole[] = ROLES.filter((role) => role !== SUPERUSER);

/** Roles of a team, which the team itself gives. */
export type TeamRole = RoleWithin<'organization'>;
export const TEAM_ROLES: readonly TeamRole[] = ROLES.filter(
  (role): role is TeamRole => ROLE_SCOPES[role] === 'organization',
);

/** Roles that oversee organisations; superadmins give them. */
export type PlatformRole = Exclude<Role, TeamRole>;
export const PLATFORM_ROLES: readonly PlatformRole[] = ROLES.filter(
  (role): role is PlatformRole => ROLE_SCOPES[role] !== 'organization',
);

export function isPlatformRole(role: Role): role is PlatformRole {
  return PLATFORM_ROLES.some((known) => known === role);
}

/** Whether one of the roles oversees the organisations of a platform, or all. */
export function isAdministrator(roles: readonly string[]): boolean {
  return PLATFORM_ROLES.some((role) => roles.includes(role));
}

export function isRole(name: string): name is Role {
  return ROLES.some((role) => role === name);
}
