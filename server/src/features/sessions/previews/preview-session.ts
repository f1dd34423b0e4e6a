import type * as api from '@move/contract/sessions/sessions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { presentPlan } from './present-plan.ts';
import { planOf } from '../session-record.ts';

export async function previewSession(call: Call<typeof api.previewSession>) {
  const { plan, setting } = await planOf(call);
  return unaudited({ preview: await presentPlan(call.db, plan, setting) });
}
