import * as organizationChoicesApi from '@move/contract/organizations/organization-choices.ts';
import * as api from '@move/contract/organizations/organizations.ts';
import * as reviewApi from '@move/contract/organizations/review.ts';
import { type Call, route } from '../../platform/http/route.ts';
import { lane } from '../../platform/http/lane.ts';
import { unaudited } from '../../platform/http/written.ts';
import { createOrganization, updateOrganization } from './change-organization.ts';
import { exportOrganizations } from './export-organizations.ts';
import { findUnlinkableSports } from './organization-sports.ts';
import { findAllOrganizations, findChoices, findOrganization, findOrganizations } from './organizations.queries.ts';
import { restoreOrganization, removeOrganization } from './remove-organization.ts';
import { countWaiting, findSimilar, findWaiting } from './review.queries.ts';
import { acceptOrganization, getReview, rejectOrganization, resubmitOrganization } from './review-organization.ts';

/** An export keeps the processor and a connection busy for seconds. */
const exports = lane(2, 20);

const listOrganizations = async ({ db, query }: Pick<Call<typeof api.listOrganizations>, 'db' | 'query'>) => {
  const { rows, meta } = await findOrganizations(db, query);
  return { organizations: rows, meta };
};

export const organizationRoutes = [
  route(api.listOrganizations, listOrganizations),
  route(api.listOrganizationsOfApplication, listOrganizations),
  route(organizationChoicesApi.listOrganizationChoices, async ({ db, query, caller }) => {
    const { rows, meta } = await findChoices(db, query, caller);
    return { organizations: rows, meta };
  }),
  route(api.listAllOrganizations, async ({ db }) => ({ organizations: await findAllOrganizations(db) })),
  route(api.exportOrganizations, exportOrganizations, { through: exports }),
  route(api.createOrganization, createOrganization),
  route(api.getOrganization, async ({ db, params, caller }) => ({
    organization: await findOrganization(db, params.organizationId, caller),
  })),
  route(api.updateOrganization, updateOrganization),
  route(api.removeOrganization, removeOrganization),
  route(api.restoreOrganization, restoreOrganization),
  route(api.validateSports, async ({ db, params, body }) => {
    const sports = await findUnlinkableSports(db, params.organizationId, body.sports);
    // a question: nothing is written
    return unaudited({ valid: sports.length === 0, sports });
  }),
  route(reviewApi.listWaitingOrganizations, ({ db, query, caller }) => findWaiting(db, query, caller)),
  route(reviewApi.countWaitingOrganizations, async ({ db, caller }) => ({ count: await countWaiting(db, caller) })),
  route(reviewApi.getReview, getReview),
  route(reviewApi.listSimilarOrganizations, async ({ db, params, caller }) => ({
    organizations: await findSimilar(db, params.organizationId, caller),
  })),
  route(reviewApi.acceptOrganization, acceptOrganization),
  route(reviewApi.rejectOrganization, rejectOrganization),
  route(reviewApi.resubmitOrganization, resubmitOrganization),
];
