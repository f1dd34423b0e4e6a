import type * as api from '@move/contract/rates/rates.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findRate, subjectOf } from './rates.queries.ts';

export async function removeRate({ db, params }: Call<typeof api.removeRate>) {
  const before = await findRate(db, params);
  const gone = before.is_used ? { archived_at: sql<string>`now()` } : { deleted_at: sql<string>`now()` };
  await db.updateTable('rates').set(gone).where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}
