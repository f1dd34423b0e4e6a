import type * as api from '@move/contract/labels/assigned-labels.ts';
import type { Call } from '../../platform/http/route.ts';
import { productOf, readLabels } from './assign-labels.ts';

export async function getProductLabels(call: Call<typeof api.getProductLabels>) {
  return readLabels(call, await productOf(call));
}
