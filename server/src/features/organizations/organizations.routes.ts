import * as organizationChoicesApi from '@move/contract/organizations/organization-choices.ts';
import * as newOrganizationApi from '@move/contract/organizations/new-organization.ts';
import * as api from '@move/contract/organizations/organizations.ts';
import * as reviewApi from '@move/contract/organizations/review.ts';
import { bySender, fairLimit } from '../../platform/http/limits/fair-limit.ts';
import { route } from '../../platform/http/route.ts';
import { acceptOrganization } from './review/accept-organization.ts';
import { createOrganization } from './creation/create-organization.ts';
import { exportOrganizations } from './export/export-organizations.ts';
import { getReview } from './review/get-review.ts';
import {
  getOrganization,
  listAllOrganizations,
  listOrganizationChoices,
  listOrganizationCities,
  listOrganizationCitiesOfApplication,
  listOrganizations,
  listOrganizationsOfApplication,
} from './organizations.queries.ts';
import { rejectOrganization } from './review/reject-organization.ts';
import { removeOrganization } from './removal/remove-organization.ts';
import { restoreOrganization } from './removal/restore-organization.ts';
import { undoDecision } from './review/undo-decision.ts';
import { resubmitOrganization } from './review/resubmit-organization.ts';
import {
  countWaitingOrganizations,
  listSimilarOrganizations,
  listWaitingOrganizations,
} from './review/review.queries.ts';
import { updateOrganization } from './update-organization.ts';
import { validateSports } from './validate-sports.ts';

/** An export keeps the processor and a database connection busy for seconds. */
const exports = bySender(fairLimit(2, { each: 5, all: 20 }));

export const organizationRoutes = [
  route(api.listOrganizations, listOrganizations),
  route(api.listOrganizationsOfApplication, listOrganizationsOfApplication),
  route(organizationChoicesApi.listOrganizationChoices, listOrganizationChoices),
  route(api.listAllOrganizations, listAllOrganizations),
  route(api.listOrganizationCities, listOrganizationCities),
  route(api.listOrganizationCitiesOfApplication, listOrganizationCitiesOfApplication),
  route(api.exportOrganizations, exportOrganizations, { through: exports }),
  route(newOrganizationApi.createOrganization, createOrganization),
  route(api.getOrganization, getOrganization),
  route(api.updateOrganization, updateOrganization),
  route(api.removeOrganization, removeOrganization),
  route(api.restoreOrganization, restoreOrganization),
  route(api.validateSports, validateSports),
  route(reviewApi.listWaitingOrganizations, listWaitingOrganizations),
  route(reviewApi.countWaitingOrganizations, countWaitingOrganizations),
  route(reviewApi.getReview, getReview),
  route(reviewApi.listSimilarOrganizations, listSimilarOrganizations),
  route(reviewApi.acceptOrganization, acceptOrganization),
  route(reviewApi.rejectOrganization, rejectOrganization),
  route(reviewApi.undoDecision, undoDecision),
  route(reviewApi.resubmitOrganization, resubmitOrganization),
];
