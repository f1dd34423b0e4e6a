import { GRANTED_ROLES, type GrantedRole, type Role } from './roles.ts';

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

/** The abilities that a role has by default; none for superadmin, who needs none. */
export function defaultAbilities(role: Role): readonly Ability[] {
  return ABILITIES.filter((ability) => ability.roles.some((holder) => holder === role)).map((ability) => ability.name);
}
