import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id, IdList, ListVersion } from '../kit/fields.ts';
import { StoredFilter } from './label-filters.ts';
import { LabelChoice } from './labels.ts';
import { labelLabels } from './labels.labels.ts';

const Names = z.array(z.string());

/** A label that a filter assigned, with that filter: its sports, tags and categories by name. The label can't be removed by hand. */
export const MatchedLabel = z.strictObject({
  ...LabelChoice.shape,
  because: StoredFilter.omit({ sport_ids: true, tag_ids: true, category_ids: true, updated_at: true }).extend({
    sports: Names,
    tags: Names,
    categories: Names,
  }),
});
export type MatchedLabel = z.output<typeof MatchedLabel>;

const reply = {
  /** The ids of the labels assigned by hand. */
  labels: z.array(Id),
  /** The version of these labels, to send with a change: 409 when they differ by now. */
  updated_at: ListVersion,
  /** The labels assigned by filters. */
  matched_labels: z.array(MatchedLabel),
  /** The labels that the caller may assign. */
  choices: z.array(LabelChoice),
};
/** Replaces the labels assigned by hand that the caller may assign; others stay. */
const body = z.object({ labels: IdList, updated_at: ListVersion.max(100).optional() });
const shared = { permission: 'assign-labels', scope: 'organization', labels: labelLabels } as const;

const ORGANIZATION = '/v1/admin/organizations/:organizationId';

export const getOrganizationLabels = endpoint({
  ...shared,
  name: 'getOrganizationLabels',
  method: 'GET',
  path: `${ORGANIZATION}/labels`,
  reply,
});

export const updateOrganizationLabels = endpoint({
  ...shared,
  name: 'updateOrganizationLabels',
  method: 'PUT',
  path: `${ORGANIZATION}/labels`,
  body,
  reply,
  problems: ['stale'],
});

export const getActivityLabels = endpoint({
  ...shared,
  name: 'getActivityLabels',
  method: 'GET',
  path: `${ORGANIZATION}/activities/:activityId/labels`,
  reply,
});

export const updateActivityLabels = endpoint({
  ...shared,
  name: 'updateActivityLabels',
  method: 'PUT',
  path: `${ORGANIZATION}/activities/:activityId/labels`,
  body,
  reply,
  problems: ['stale'],
});

export const getProductLabels = endpoint({
  ...shared,
  name: 'getProductLabels',
  method: 'GET',
  path: `${ORGANIZATION}/products/:productId/labels`,
  reply,
});

export const updateProductLabels = endpoint({
  ...shared,
  name: 'updateProductLabels',
  method: 'PUT',
  path: `${ORGANIZATION}/products/:productId/labels`,
  body,
  reply,
  problems: ['stale'],
});
