import type * as api from '@move/contract/locations/locations.ts';
import type { Call } from '../../platform/http/route.ts';
import { updateLocation } from './update-location.ts';

export function updateApplicationLocation(call: Call<typeof api.updateApplicationLocation>) {
  return updateLocation(call);
}
