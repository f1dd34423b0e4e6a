import type * as api from '@move/contract/labels/assigned-labels.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findLabeledProduct, getLabels } from './assign-labels.ts';

export async function getProductLabels(call: Call<typeof api.getProductLabels>) {
  return getLabels(call, await findLabeledProduct(call));
}
