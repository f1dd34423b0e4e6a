import type * as api from '@move/contract/privacy/profile-data.ts';
import { eraseFromTrail, eraseProfileFromTrail } from '../../../platform/audit/erase-from-trail.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { eraseProfile } from '../../profiles/public.ts';

export async function eraseProfileData({ db, params, body }: Call<typeof api.eraseProfileData>) {
  const profile = await db
    .selectFrom('profiles')
    .select(['id', 'email'])
    .where('id', '=', params.profileId)
    .forUpdate()
    .executeTakeFirst();
  if (!profile) throw notFound();
  if (body.email !== profile.email.toLowerCase()) throw invalid('email', 'account.confirm');
  await eraseProfileEverywhere(db, profile.id);
  await db
    .insertInto('erasures')
    .values({ organization_id: null, records: JSON.stringify({ profiles: [profile.id] }) })
    .execute();
  return changed(undefined, { subject: { type: 'profiles', id: profile.id } });
}

/** Erases the profile, and its name and IP addresses in the trail. */
export async function eraseProfileEverywhere(db: Database, id: number): Promise<void> {
  await eraseProfile(db, id);
  await eraseFromTrail(db, { organizationId: null, subjects: { profiles: [id] } });
  await eraseProfileFromTrail(db, id);
}
