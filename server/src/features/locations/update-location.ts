import type * as api from '@move/contract/locations/locations.ts';
import { postcodeMessage } from '@move/domain/kit/values/postcode.ts';
import { sql } from 'kysely';
import { isVersion } from '../../platform/database/version.ts';
import { forbidden, invalid, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { attachFile } from '../files/public.ts';
import { locationChange, imageField, readingOf, saveLinks } from './location-record.ts';
import { findLocation } from './locations.queries.ts';

export async function updateLocation(
  call: Call<typeof api.updateLocation> | Call<typeof api.updateApplicationLocation>,
) {
  const { db, body } = call;
  const reading = readingOf(call);
  const before = await findLocation(db, reading);
  if (!before.may.update) throw forbidden();
  const wrong = postcodeMessage(body.zipcode, { country: body.country ?? before.country });
  if (wrong) throw invalid('zipcode', wrong.key, wrong.params);
  const { type_ids, sport_ids, contacts, image, updated_at, ...columns } = body;
  const image_id = await attachFile(call, { ...imageField, token: image, current: before.image?.id ?? null });
  const saved = await db
    .updateTable('locations')
    .set({ ...columns, image_id, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .where(isVersion(updated_at))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  await saveLinks(db, reading, { type_ids, sport_ids, contacts });
  const location = await findLocation(db, reading);
  return changed({ location }, locationChange({ before, after: location }));
}
