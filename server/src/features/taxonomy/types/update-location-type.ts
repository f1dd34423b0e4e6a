import type * as api from '@move/contract/taxonomy/location-types.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { updateType, locationTypes, locationTypeSubject } from './update-type.ts';

export async function updateLocationType({
  db,
  body: { updated_at, ...draft },
  params,
}: Call<typeof api.updateLocationType>) {
  const change = { id: params.locationTypeId, draft, version: updated_at };
  const { before, after } = await updateType(db, locationTypes, change);
  return changed({ location_type: after }, { subject: locationTypeSubject(after), before, after });
}
