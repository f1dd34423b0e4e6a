import type * as api from '@move/contract/labels/assigned-labels.ts';
import type { Call } from '../../../platform/http/route.ts';
import { assignLabels, productOf } from './assign-labels.ts';

export async function updateProductLabels(call: Call<typeof api.updateProductLabels>) {
  return assignLabels(call, { bearer: await productOf(call), body: call.body });
}
