import type * as api from '@move/contract/locations/locations.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { attachFile } from '../files/public.ts';
import { imageField, saveLinks, subjectOf } from './location-record.ts';
import { findLocation } from './locations.queries.ts';

type CreateLocationCall = Pick<Call<typeof api.createLocation>, 'db' | 'body' | 'params' | 'caller'>;

export async function createLocation(call: CreateLocationCall) {
  const { db, body, params } = call;
  const { organizationId } = params;
  const { type_ids, sport_ids, contacts, image, ...columns } = body;
  const image_id = await attachFile(call, { ...imageField, token: image, current: null });
  const { id } = await db
    .insertInto('locations')
    .values({ ...columns, image_id, owner_organization_id: organizationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  // the organisation that adds a location may edit it
  await db
    .insertInto('location_organizations')
    .values({ location_id: id, organization_id: organizationId, is_admin: true })
    .execute();
  await saveLinks(db, { locationId: id, organizationId }, { type_ids, sport_ids, contacts });
  const location = await findLocation(db, { locationId: id, organizationId });
  return changed({ location }, { subject: subjectOf(location), after: location });
}
