import {
  getActivityLabels,
  getOrganizationLabels,
  getProductLabels,
  updateActivityLabels,
  updateOrganizationLabels,
  updateProductLabels,
} from '@move/contract/labels/assigned-labels.ts';
import {
  getLabelActivityFilters,
  getLabelOrganizationFilters,
  getLabelProductFilters,
  listLabelActivityMatches,
  listLabelOrganizationMatches,
  listLabelProductMatches,
  updateLabelActivityFilters,
  updateLabelOrganizationFilters,
  updateLabelProductFilters,
} from '@move/contract/labels/label-filters.ts';
import {
  createLabel,
  getLabel,
  listAllLabels,
  listLabels,
  removeLabel,
  restoreLabel,
  updateLabel,
} from '@move/contract/labels/labels.ts';
import { route } from '../../platform/http/route.ts';
import { activityOf, giveLabels, organizationOf, productOf, readLabels } from './assign-labels.ts';
import { changeFilter, readFilter } from './change-label-filter.ts';
import { addLabel, bringBackLabel, changeLabel, dropLabel } from './change-label.ts';
import { findMatchedActivities, findMatchedOrganizations, findMatchedProducts } from './label-matches.ts';
import { findLabel, findLabelChoices, findLabels } from './labels.queries.ts';

export const labelRoutes = [
  route(listLabels, async ({ db, query, caller }) => {
    const { rows, meta } = await findLabels(db, query, caller);
    return { labels: rows, meta };
  }),
  route(listAllLabels, async ({ db }) => ({ labels: await findLabelChoices(db) })),
  route(createLabel, addLabel),
  route(getLabel, async ({ db, params, caller }) => ({ label: await findLabel(db, params.labelId, caller) })),
  route(updateLabel, changeLabel),
  route(removeLabel, dropLabel),
  route(restoreLabel, bringBackLabel),

  route(getLabelActivityFilters, (call) => readFilter(call, 'activity')),
  route(updateLabelActivityFilters, (call) => changeFilter(call, 'activity')),
  route(getLabelProductFilters, (call) => readFilter(call, 'product')),
  route(updateLabelProductFilters, (call) => changeFilter(call, 'product')),
  route(getLabelOrganizationFilters, (call) => readFilter(call, 'organization')),
  route(updateLabelOrganizationFilters, (call) => changeFilter(call, 'organization')),

  route(listLabelActivityMatches, async ({ db, params, query, caller }) => {
    const { id } = await findLabel(db, params.labelId, caller);
    const { rows, meta } = await findMatchedActivities(db, { labelId: id, query });
    return { activities: rows, meta };
  }),
  route(listLabelProductMatches, async ({ db, params, query, caller }) => {
    const { id } = await findLabel(db, params.labelId, caller);
    const { rows, meta } = await findMatchedProducts(db, { labelId: id, query });
    return { products: rows, meta };
  }),
  route(listLabelOrganizationMatches, async ({ db, params, query, caller }) => {
    const { id } = await findLabel(db, params.labelId, caller);
    const { rows, meta } = await findMatchedOrganizations(db, { labelId: id, query });
    return { organizations: rows, meta };
  }),

  route(getOrganizationLabels, (call) => readLabels(call, organizationOf(call))),
  route(updateOrganizationLabels, (call) => giveLabels(call, { bearer: organizationOf(call), ids: call.body.labels })),
  route(getActivityLabels, async (call) => readLabels(call, await activityOf(call))),
  route(updateActivityLabels, async (call) =>
    giveLabels(call, { bearer: await activityOf(call), ids: call.body.labels }),
  ),

  route(getProductLabels, async (call) => readLabels(call, await productOf(call))),
  route(updateProductLabels, async (call) =>
    giveLabels(call, { bearer: await productOf(call), ids: call.body.labels }),
  ),
];
