import type * as api from '@move/contract/labels/assigned-labels.ts';
import type { Call } from '../../../platform/http/route.ts';
import { productOf, getLabels } from './assign-labels.ts';

export async function getProductLabels(call: Call<typeof api.getProductLabels>) {
  return getLabels(call, await productOf(call));
}
