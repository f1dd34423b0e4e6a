import type * as api from '@move/contract/organizations/organizations.ts';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { findUnlinkableSports } from './organization-sports.ts';

export async function validateSports({ db, params, body }: Call<typeof api.validateSports>) {
  const sports = await findUnlinkableSports(db, params.organizationId, body.sports);
  // only checks: nothing is written
  return unaudited({ valid: sports.length === 0, sports });
}
