import type * as api from '@move/contract/sessions/sessions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { planCreation } from '../planning/plan-creation.ts';
import { findPlanningContext } from '../planning/planning-context.ts';
import { holidaySkipper } from './holidays-of-days.ts';
import { presentPlan } from './present-plan.ts';
import { assertPlanOfOrganization } from '../planning/assert-same-organization.ts';

// A preview writes nothing, so there is nothing to audit.
export async function previewSessions(call: Call<typeof api.previewSessions>) {
  const setting = await findPlanningContext(call.db, call);
  const plan = planCreation(await holidaySkipper(call.db)(call.body), setting);
  await assertPlanOfOrganization(call.db, plan, setting);
  return unaudited({ preview: await presentPlan(call.db, plan, setting) });
}
