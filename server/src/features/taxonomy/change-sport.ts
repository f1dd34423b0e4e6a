import type * as api from '@move/contract/taxonomy/sports.ts';
import type { KeptSport } from '@move/contract/taxonomy/sports.ts';
import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { matches } from '../../platform/database/links.ts';
import { findPage } from '../../platform/database/page.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { isVersion } from '../../platform/database/version.ts';
import { invalid, notFound, refusedByState, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, type Subject } from '../../platform/http/written.ts';

const taken = { sports_name: () => invalid('name', 'unique') };
const subjectOf = ({ id, name }: KeptSport): Subject => ({ type: 'sports', id, name });

const uses = sql`jsonb_build_object(
  'activities', (select count(*) from activities where sport_id = sports.id and deleted_at is null),
  'products', (select count(*) from products where sport_id = sports.id and deleted_at is null),
  'organizations', (select count(*) from organization_sports link join organizations on organizations.id = organization_id
    where link.sport_id = sports.id and organizations.deleted_at is null),
  'locations', (select count(*) from location_sports link join locations on locations.id = location_id
    where link.sport_id = sports.id and locations.deleted_at is null),
  'labels', (select count(distinct label_id) from label_filters join labels on labels.id = label_id
    where sport_ids @> array[sports.id] and labels.deleted_at is null))`;
const columns = sql`sports.id, sports.name, icon, highlighted, ${uses} as uses, sports.created_at, sports.updated_at`;

export function findSports(db: Database, query: QueryOf<typeof api.listSports>) {
  const { search, highlighted } = query;
  const where = [];
  if (search) where.push(matches(sql`fold(sports.name)`, search));
  if (highlighted !== undefined) where.push(sql`highlighted = ${highlighted}`);
  const sort = { name: sql`fold(sports.name)`, highlighted: sql`highlighted`, updated_at: sql`sports.updated_at` };
  const parts = { select: columns, from: sql`sports`, where, sort, id: sql`sports.id` };
  return findPage<KeptSport, keyof typeof sort>(db, parts, query);
}

export async function findSport(db: Database, sportId: number): Promise<KeptSport> {
  const { rows } = await sql<KeptSport>`select ${columns} from sports where id = ${sportId}`.execute(db);
  const [sport] = rows;
  if (!sport) throw notFound();
  return sport;
}

export async function createSport({ db, body }: Call<typeof api.createSport>) {
  const { updated_at: _, ...draft } = body;
  const { id } = await orRefuse(db.insertInto('sports').values(draft).returning('id').executeTakeFirstOrThrow(), taken);
  const sport = await findSport(db, id);
  return changed({ sport }, { subject: subjectOf(sport), after: sport });
}

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
    taken,
  );
  if (saved.numUpdatedRows === 0n) throw stale();
  const sport = await findSport(db, before.id);
  return changed({ sport }, { subject: subjectOf(sport), before, after: sport });
}

export async function removeSport({ db, params }: Call<typeof api.removeSport>) {
  // whoever starts using it meanwhile waits for this lock, and then finds it gone
  await sql`select from sports where id = ${params.sportId} for update`.execute(db);
  const before = await findSport(db, params.sportId);
  const count = Object.values(before.uses).reduce((sum, one) => sum + one, 0);
  if (count > 0) throw refusedByState('state', 'word.in_use', { count });
  await db.deleteFrom('sports').where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}
