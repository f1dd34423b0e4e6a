import * as assignedLabelsApi from '@move/contract/labels/assigned-labels.ts';
import * as labelFiltersApi from '@move/contract/labels/label-filters.ts';
import * as api from '@move/contract/labels/labels.ts';
import { route } from '../../platform/http/route.ts';
import { createLabel } from './create-label.ts';
import { getActivityLabels } from './assignments/get-activity-labels.ts';
import { getLabelActivityFilters } from './filters/get-label-activity-filters.ts';
import { getLabelOrganizationFilters } from './filters/get-label-organization-filters.ts';
import { getLabelProductFilters } from './filters/get-label-product-filters.ts';
import { getOrganizationLabels } from './assignments/get-organization-labels.ts';
import { getProductLabels } from './assignments/get-product-labels.ts';
import {
  getLabel,
  listAllLabels,
  listLabelActivityMatches,
  listLabelCategories,
  listLabelOrganizationMatches,
  listLabelProductMatches,
  listLabels,
} from './labels.queries.ts';
import { removeLabel } from './remove-label.ts';
import { restoreLabel } from './restore-label.ts';
import { updateActivityLabels } from './assignments/update-activity-labels.ts';
import { updateLabelActivityFilters } from './filters/update-label-activity-filters.ts';
import { updateLabelOrganizationFilters } from './filters/update-label-organization-filters.ts';
import { updateLabelProductFilters } from './filters/update-label-product-filters.ts';
import { updateLabel } from './update-label.ts';
import { updateOrganizationLabels } from './assignments/update-organization-labels.ts';
import { updateProductLabels } from './assignments/update-product-labels.ts';

export const labelRoutes = [
  route(api.listLabels, listLabels),
  route(api.listAllLabels, listAllLabels),
  route(api.createLabel, createLabel),
  route(api.getLabel, getLabel),
  route(api.updateLabel, updateLabel),
  route(api.removeLabel, removeLabel),
  route(api.restoreLabel, restoreLabel),

  route(labelFiltersApi.getLabelActivityFilters, getLabelActivityFilters),
  route(labelFiltersApi.updateLabelActivityFilters, updateLabelActivityFilters),
  route(labelFiltersApi.getLabelProductFilters, getLabelProductFilters),
  route(labelFiltersApi.updateLabelProductFilters, updateLabelProductFilters),
  route(labelFiltersApi.getLabelOrganizationFilters, getLabelOrganizationFilters),
  route(labelFiltersApi.updateLabelOrganizationFilters, updateLabelOrganizationFilters),

  route(labelFiltersApi.listLabelCategories, listLabelCategories),
  route(labelFiltersApi.listLabelActivityMatches, listLabelActivityMatches),
  route(labelFiltersApi.listLabelProductMatches, listLabelProductMatches),
  route(labelFiltersApi.listLabelOrganizationMatches, listLabelOrganizationMatches),

  route(assignedLabelsApi.getOrganizationLabels, getOrganizationLabels),
  route(assignedLabelsApi.updateOrganizationLabels, updateOrganizationLabels),
  route(assignedLabelsApi.getActivityLabels, getActivityLabels),
  route(assignedLabelsApi.updateActivityLabels, updateActivityLabels),

  route(assignedLabelsApi.getProductLabels, getProductLabels),
  route(assignedLabelsApi.updateProductLabels, updateProductLabels),
];
