import type * as api from '@move/contract/taxonomy/sports.ts';
import { orRefuse } from '../../../platform/database/refused-by.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { findSport, subjectOf, sportRefusals } from './sports.queries.ts';

export async function createSport({ db, body }: Call<typeof api.createSport>) {
  const { id } = await orRefuse(
    db.insertInto('sports').values(body).returning('id').executeTakeFirstOrThrow(),
    sportRefusals,
  );
  const sport = await findSport(db, id);
  return changed({ sport }, { subject: subjectOf(sport), after: sport });
}
