import { listOrganizationChoices } from '@move/contract/organizations/organization-choices.ts';
import {
  createOrganization,
  exportOrganizations,
  getOrganization,
  listAllOrganizations,
  listOrganizations,
  listOrganizationsOfApplication,
  removeOrganization,
  restoreOrganization,
  updateOrganization,
  validateSports,
} from '@move/contract/organizations/organizations.ts';
import {
  acceptOrganization,
  countWaitingOrganizations,
  getReview,
  listSimilarOrganizations,
  listWaitingOrganizations,
  rejectOrganization,
  resubmitOrganization,
} from '@move/contract/organizations/review.ts';
import { type Call, route } from '../../platform/http/route.ts';
import { lane } from '../../platform/http/lane.ts';
import { unaudited } from '../../platform/http/written.ts';
import { addOrganization, changeOrganization } from './change-organization.ts';
import { writeOrganizations } from './export-organizations.ts';
import { findUnlinkableSports } from './organization-sports.ts';
import { findAllOrganizations, findChoices, findOrganization, findOrganizations } from './organizations.queries.ts';
import { bringBackOrganization, dropOrganization } from './remove-organization.ts';
import { countWaiting, findSimilar, findWaiting } from './review.queries.ts';
import { accept, readReview, reject, resubmit } from './review-organization.ts';

/** An export keeps the processor and a connection busy for seconds. */
const exports = lane(2, 20);

const platformOrganizations = async ({ db, query }: Pick<Call<typeof listOrganizations>, 'db' | 'query'>) => {
  const { rows, meta } = await findOrganizations(db, query);
  return { organizations: rows, meta };
};

export const organizationRoutes = [
  route(listOrganizations, platformOrganizations),
  route(listOrganizationsOfApplication, platformOrganizations),
  route(listOrganizationChoices, async ({ db, query, caller }) => {
    const { rows, meta } = await findChoices(db, query, caller);
    return { organizations: rows, meta };
  }),
  route(listAllOrganizations, async ({ db }) => ({ organizations: await findAllOrganizations(db) })),
  route(exportOrganizations, writeOrganizations, { through: exports }),
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
  route(listWaitingOrganizations, ({ db, query, caller }) => findWaiting(db, query, caller)),
  route(countWaitingOrganizations, async ({ db, caller }) => ({ count: await countWaiting(db, caller) })),
  route(getReview, readReview),
  route(listSimilarOrganizations, async ({ db, params, caller }) => ({
    organizations: await findSimilar(db, params.organizationId, caller),
  })),
  route(acceptOrganization, accept),
  route(rejectOrganization, reject),
  route(resubmitOrganization, resubmit),
];
