import type { UnlinkableSport } from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { assertKnown, replaceLinks } from '../../platform/database/links.ts';

/** The sports that activities of the organisation use and that aren't in `sports`, sorted by name. */
export async function findUnlinkableSports(db: Database, organizationId: number, sports: readonly number[]) {
  const { rows } = await sql<UnlinkableSport>`
    select sports.id, sports.name, count(*) as activities_count
    from activities join sports on sports.id = activities.sport_id
    where activities.organization_id = ${organizationId} and activities.deleted_at is null
      and sports.id <> all (${[...sports]}::bigint[])
    group by sports.id order by fold(sports.name), sports.id`.execute(db);
  return rows;
}

type Saving = { organizationId: number; sports: readonly number[]; linked: readonly number[] };

/** Links these sports and unlinks the others, except those that activities use. Returns these exceptions. */
export async function saveSports(db: Database, { organizationId, sports, linked }: Saving): Promise<UnlinkableSport[]> {
  await assertKnown(db, { table: 'sports', ids: sports, field: 'sports' });
  const used = await findUnlinkableSports(db, organizationId, sports);
  const unlinkable = used.filter((sport) => linked.includes(sport.id));
  const ids = [...sports, ...unlinkable.map((sport) => sport.id)];
  await replaceLinks(db, {
    table: 'organization_sports',
    owner: ['organization_id', organizationId],
    column: 'sport_id',
    ids,
  });
  return unlinkable;
}
