import type * as api from '@move/contract/labels/assigned-labels.ts';
import type { Call } from '../../../platform/http/route.ts';
import { assignLabels, findLabeledProduct } from './assign-labels.ts';

export async function updateProductLabels(call: Call<typeof api.updateProductLabels>) {
  return assignLabels(call, { bearer: await findLabeledProduct(call), body: call.body });
}
