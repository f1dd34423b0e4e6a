import type * as api from '@move/contract/taxonomy/location-types.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { removeType, locationTypes, locationTypeSubject } from './update-type.ts';

export async function removeLocationType({ db, params }: Call<typeof api.removeLocationType>) {
  const before = await removeType(db, locationTypes, params.locationTypeId);
  return changed(undefined, { subject: locationTypeSubject(before), before });
}
