import type * as api from '@move/contract/taxonomy/sports.ts';
import { sql } from 'kysely';
import { orRefuse } from '../../../platform/database/refused-by.ts';
import { isVersion } from '../../../platform/database/version.ts';
import { stale } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { findSport, subjectOf, sportRefusals } from './sports.queries.ts';

export async function updateSport({ db, body, params }: Call<typeof api.updateSport>) {
  const before = await findSport(db, params.sportId);
  const { updated_at, ...draft } = body;
  const saved = await orRefuse(
    db
      .updateTable('sports')
      .set({ ...draft, updated_at: sql`now()` })
      .where('id', '=', before.id)
      .where(isVersion(updated_at))
      .executeTakeFirst(),
    sportRefusals,
  );
  if (saved.numUpdatedRows === 0n) throw stale();
  const sport = await findSport(db, before.id);
  return changed({ sport }, { subject: subjectOf(sport), before, after: sport });
}
