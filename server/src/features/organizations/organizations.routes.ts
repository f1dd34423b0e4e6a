import {
  createOrganization,
  getOrganization,
  listAllOrganizations,
  listOrganizationChoices,
  listOrganizations,
  removeOrganization,
  restoreOrganization,
  updateOrganization,
  validateSports,
} from '@move/contract/organizations/organizations.ts';
import { route } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { addOrganization, changeOrganization } from './change-organization.ts';
import { findUnlinkableSports } from './organization-sports.ts';
import { findAllOrganizations, findChoices, findOrganization, findOrganizations } from './organizations.queries.ts';
import { bringBackOrganization, dropOrganization } from './remove-organization.ts';

export const organizationRoutes = [
  route(listOrganizations, async ({ db, query }) => {
    const { rows, meta } = await findOrganizations(db, query);
    return { organizations: rows, meta };
  }),
  route(listOrganizationChoices, async ({ db, query, caller }) => {
    const { rows, meta } = await findChoices(db, query, caller);
    return { organizations: rows, meta };
  }),
  route(listAllOrganizations, async ({ db }) => ({ organizations: await findAllOrganizations(db) })),
  route(createOrganization, addOrganization),
  route(getOrganization, async ({ db, params, caller }) => ({
    organization: await findOrganization(db, params.organizationId, caller),
  })),
  route(updateOrganization, changeOrganization),
  route(removeOrganization, dropOrganization),
  route(restoreOrganization, bringBackOrganization),
  route(validateSports, async ({ db, params, body }) => {
    const sports = await findUnlinkableSports(db, params.organizationId, body.sports);
    // a question: nothing is written
    return unaudited({ valid: sports.length === 0, sports });
  }),
];
