/**
 * All roles, the furthest reaching first; lists of roles have this order. A new role is stated in this file: everything else is derived from
 * it, does not compile without it, or is held to it by `roles-in-sql.test.ts`.
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

/** Roles whose abilities the Permissions screen can change, and that an invitation gives. */
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

const ADMIN = ['admin'] as const satisfies readonly GrantedRole[];
const STAFF = ['admin', 'organization'] as const satisfies readonly GrantedRole[];
const EVERYONE = GRANTED_ROLES;

/**
 * All abilities in the order of the Permissions screen, each with its group and the roles that have it by default
 * (docs/rules/access.md#roles-and-abilities).
 */
export const ABILITIES = [
  { name: 'view-application', group: 'application', roles: ADMIN },
  { name: 'view-application-orders', group: 'application', roles: ADMIN },
  { name: 'view-organizations', group: 'organizations', roles: ADMIN },
  { name: 'create-organizations', group: 'organizations', roles: ADMIN },
  { name: 'review-organizations', group: 'organizations', roles: ADMIN },
  { name: 'delete-organization', group: 'organizations', roles: ADMIN },
  { name: 'view-organization', group: 'organizations', roles: EVERYONE },
  { name: 'edit-organization', group: 'organizations', roles: STAFF },
  { name: 'manage-team', group: 'organizations', roles: STAFF },
  { name: 'manage-integrations', group: 'organizations', roles: STAFF },
  { name: 'view-categories', group: 'categories', roles: EVERYONE },
  { name: 'create-categories', group: 'categories', roles: ADMIN },
  { name: 'view-activities', group: 'activities', roles: EVERYONE },
  { name: 'create-activities', group: 'activities', roles: EVERYONE },
  { name: 'edit-activity', group: 'activities', roles: EVERYONE },
  { name: 'view-bundles', group: 'activities', roles: EVERYONE },
  { name: 'view-bundle', group: 'activities', roles: EVERYONE },
  { name: 'view-products', group: 'products', roles: EVERYONE },
  { name: 'view-product', group: 'products', roles: EVERYONE },
  { name: 'create-products', group: 'products', roles: EVERYONE },
  { name: 'edit-product', group: 'products', roles: EVERYONE },
  { name: 'view-locations', group: 'locations', roles: EVERYONE },
  { name: 'create-locations', group: 'locations', roles: EVERYONE },
  { name: 'edit-location', group: 'locations', roles: EVERYONE },
  { name: 'view-notifications', group: 'notifications', roles: EVERYONE },
  { name: 'create-notifications', group: 'notifications', roles: EVERYONE },
  { name: 'edit-notification', group: 'notifications', roles: EVERYONE },
  { name: 'view-campaigns', group: 'campaigns', roles: ADMIN },
  { name: 'create-campaigns', group: 'campaigns', roles: ADMIN },
  { name: 'edit-campaign', group: 'campaigns', roles: ADMIN },
  { name: 'view-rates', group: 'finances', roles: EVERYONE },
  { name: 'manage-finances', group: 'finances', roles: EVERYONE },
  { name: 'refund-transactions', group: 'finances', roles: STAFF },
  { name: 'assign-labels', group: 'labels', roles: STAFF },
  { name: 'manage-participants', group: 'participants', roles: EVERYONE },
  { name: 'override-limits', group: 'participants', roles: STAFF },
] as const;

export type Ability = (typeof ABILITIES)[number]['name'];

export type AbilityGroup = (typeof ABILITIES)[number]['group'];

const names = new Set<string>(ABILITIES.map((ability) => ability.name));

export function isAbility(name: string): name is Ability {
  return names.has(name);
}

export function isRole(name: string): name is Role {
  return ROLES.some((role) => role === name);
}

/** The abilities that a role has by default; none for superadmin, who needs none. */
export function defaultAbilities(role: Role): readonly Ability[] {
  return ABILITIES.filter((ability) => ability.roles.some((holder) => holder === role)).map((ability) => ability.name);
}
