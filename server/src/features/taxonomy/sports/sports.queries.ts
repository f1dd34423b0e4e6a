import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/taxonomy/sports.ts';
import type { ManagedSport } from '@move/contract/taxonomy/sports.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { matches } from '../../../platform/database/expressions/search.ts';
import { findPage } from '../../../platform/database/page.ts';
import { invalid, notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import type { Subject } from '../../../platform/http/written.ts';

export const sportRefusals = { sports_name: () => invalid('name', 'unique') };
export const subjectOf = ({ id, name }: ManagedSport): Subject => ({ type: 'sports', id, name });

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
  return findPage<ManagedSport, keyof typeof sort>(db, parts, query);
}

export async function findSport(db: Database, sportId: number): Promise<ManagedSport> {
  const { rows } = await sql<ManagedSport>`select ${columns} from sports where id = ${sportId}`.execute(db);
  const [sport] = rows;
  if (!sport) throw notFound();
  return sport;
}

export async function listSports({ db, query }: Call<typeof api.listSports>) {
  const { rows, meta } = await findSports(db, query);
  return { sports: rows, meta };
}

export async function getSport({ db, params }: Call<typeof api.getSport>) {
  return { sport: await findSport(db, params.sportId) };
}
