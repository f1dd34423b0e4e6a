import * as assignedLabelsApi from '@move/contract/labels/assigned-labels.ts';
import * as labelFiltersApi from '@move/contract/labels/label-filters.ts';
import * as api from '@move/contract/labels/labels.ts';
import { route } from '../../platform/http/route.ts';
import { activityOf, giveLabels, organizationOf, productOf, readLabels } from './assign-labels.ts';
import { changeFilter, readFilter } from './change-label-filter.ts';
import { createLabel, restoreLabel, updateLabel, removeLabel } from './change-label.ts';
import { findMatchedActivities, findMatchedOrganizations, findMatchedProducts } from './label-matches.ts';
import { findLabel, findLabelChoices, findLabels } from './labels.queries.ts';

export const labelRoutes = [
  route(api.listLabels, async ({ db, query, caller }) => {
    const { rows, meta } = await findLabels(db, query, caller);
    return { labels: rows, meta };
  }),
  route(api.listAllLabels, async ({ db }) => ({ labels: await findLabelChoices(db) })),
  route(api.createLabel, createLabel),
  route(api.getLabel, async ({ db, params, caller }) => ({ label: await findLabel(db, params.labelId, caller) })),
  route(api.updateLabel, updateLabel),
  route(api.removeLabel, removeLabel),
  route(api.restoreLabel, restoreLabel),

  route(labelFiltersApi.getLabelActivityFilters, (call) => readFilter(call, 'activity')),
  route(labelFiltersApi.updateLabelActivityFilters, (call) => changeFilter(call, 'activity')),
  route(labelFiltersApi.getLabelProductFilters, (call) => readFilter(call, 'product')),
  route(labelFiltersApi.updateLabelProductFilters, (call) => changeFilter(call, 'product')),
  route(labelFiltersApi.getLabelOrganizationFilters, (call) => readFilter(call, 'organization')),
  route(labelFiltersApi.updateLabelOrganizationFilters, (call) => changeFilter(call, 'organization')),

  route(labelFiltersApi.listLabelActivityMatches, async ({ db, params, query, caller }) => {
    const { id } = await findLabel(db, params.labelId, caller);
    const { rows, meta } = await findMatchedActivities(db, { labelId: id, query });
    return { activities: rows, meta };
  }),
  route(labelFiltersApi.listLabelProductMatches, async ({ db, params, query, caller }) => {
    const { id } = await findLabel(db, params.labelId, caller);
    const { rows, meta } = await findMatchedProducts(db, { labelId: id, query });
    return { products: rows, meta };
  }),
  route(labelFiltersApi.listLabelOrganizationMatches, async ({ db, params, query, caller }) => {
    const { id } = await findLabel(db, params.labelId, caller);
    const { rows, meta } = await findMatchedOrganizations(db, { labelId: id, query });
    return { organizations: rows, meta };
  }),

  route(assignedLabelsApi.getOrganizationLabels, (call) => readLabels(call, organizationOf(call))),
  route(assignedLabelsApi.updateOrganizationLabels, (call) =>
    giveLabels(call, { bearer: organizationOf(call), ids: call.body.labels }),
  ),
  route(assignedLabelsApi.getActivityLabels, async (call) => readLabels(call, await activityOf(call))),
  route(assignedLabelsApi.updateActivityLabels, async (call) =>
    giveLabels(call, { bearer: await activityOf(call), ids: call.body.labels }),
  ),

  route(assignedLabelsApi.getProductLabels, async (call) => readLabels(call, await productOf(call))),
  route(assignedLabelsApi.updateProductLabels, async (call) =>
    giveLabels(call, { bearer: await productOf(call), ids: call.body.labels }),
  ),
];
