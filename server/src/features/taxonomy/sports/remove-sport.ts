import type * as api from '@move/contract/taxonomy/sports.ts';
import { sql } from 'kysely';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { findSport, subjectOf } from './sports.queries.ts';

export async function removeSport({ db, params }: Call<typeof api.removeSport>) {
  // a call that links the sport meanwhile waits for this lock, and then finds the sport removed
  await sql`select from sports where id = ${params.sportId} for update`.execute(db);
  const before = await findSport(db, params.sportId);
  const count = Object.values(before.uses).reduce((sum, one) => sum + one, 0);
  if (count > 0) throw refusedByState('state', 'word.in_use', { count });
  await db.deleteFrom('sports').where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}
