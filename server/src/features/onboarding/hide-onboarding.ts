import type * as api from '@move/contract/onboarding/onboarding.ts';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { findOnboarding } from './onboarding.queries.ts';

export async function hideOnboarding({ db, params, body, caller }: Call<typeof api.hideOnboarding>) {
  const own = { organization_id: params.organizationId, user_id: caller.user.id };
  if (body.is_hidden) {
    await db
      .insertInto('onboarding_hidden')
      .values(own)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db
      .deleteFrom('onboarding_hidden')
      .where('organization_id', '=', own.organization_id)
      .where('user_id', '=', own.user_id)
      .execute();
  }
  // hiding the steps is not audited
  return unaudited({ onboarding: await findOnboarding(db, params.organizationId, caller) });
}
