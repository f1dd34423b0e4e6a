import {
  getActivityLabels,
  getOrganizationLabels,
  getProductLabels,
  updateActivityLabels,
  updateOrganizationLabels,
  updateProductLabels,
} from '@move/contract/labels/assigned-labels.ts';
import type { ParamsOf } from '@move/contract/kit/endpoint.ts';
import type { LabelKind } from '@move/domain/labels/label-filter.ts';

/** The path parameters of a labelled record. */
export type LabelParams = {
  organization: ParamsOf<typeof getOrganizationLabels>;
  activity: ParamsOf<typeof getActivityLabels>;
  product: ParamsOf<typeof getProductLabels>;
};

type Endpoints = { load: typeof getOrganizationLabels; save: typeof updateOrganizationLabels };

/** Reads and replaces the labels of a record: three pairs of endpoints that differ only in their paths. */
export const LABEL_ENDPOINTS: Record<LabelKind, Endpoints> = {
  organization: { load: getOrganizationLabels, save: updateOrganizationLabels },
  activity: {
    load: getActivityLabels as unknown as typeof getOrganizationLabels,
    save: updateActivityLabels as unknown as typeof updateOrganizationLabels,
  },
  product: {
    load: getProductLabels as unknown as typeof getOrganizationLabels,
    save: updateProductLabels as unknown as typeof updateOrganizationLabels,
  },
};
