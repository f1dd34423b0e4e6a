import type * as api from '@move/contract/taxonomy/location-types.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { createType, locationTypes, locationTypeSubject } from './update-type.ts';

export async function createLocationType({ db, body }: Call<typeof api.createLocationType>) {
  const after = await createType(db, locationTypes, body);
  return changed({ location_type: after }, { subject: locationTypeSubject(after), after });
}
