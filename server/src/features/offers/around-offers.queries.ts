import type { QueryOf, ReplyOf } from '@move/contract/kit/endpoint.ts';
import type { listPublicCategories, listPublicLocations } from '@move/contract/offers/offers.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { matches } from '../../platform/database/links.ts';
import { findPage } from '../../platform/database/page.ts';
import { fileAddress } from '../files/public.ts';

type PublicLocation = ReplyOf<typeof listPublicLocations>['locations'][number];

/** Where the accepted organisations of the platform are, hidden places left out. */
export async function findPublicLocations(db: Database, query: QueryOf<typeof listPublicLocations>) {
  const where = [
    sql`not locations.is_hidden and locations.deleted_at is null`,
    sql`exists (select from location_organizations link
      where link.location_id = locations.id and link.unlinked_at is null)`,
  ];
  if (query.search) where.push(matches(sql`fold(locations.name)`, query.search));
  const { rows: locations, meta } = await findPage<PublicLocation, 'name' | 'city'>(
    db,
    {
      select: sql`locations.id, locations.name, street, house_number, zipcode, city, latitude, longitude,
        ${fileAddress('image_id')} as image_url,
        (select coalesce(jsonb_agg(jsonb_build_object('id', sports.id, 'name', sports.name) order by fold(sports.name)), '[]')
         from location_sports link join sports on sports.id = link.sport_id where link.location_id = locations.id) as sports,
        case when show_link and link_url is not null
          then jsonb_build_object('label', coalesce(link_label, link_url), 'url', link_url) end as link`,
      from: sql`locations`,
      where,
      sort: { name: sql`fold(locations.name)`, city: sql`fold(locations.city)` },
      id: sql`locations.id`,
    },
    query,
  );
  return { locations, meta };
}

type PublicCategory = ReplyOf<typeof listPublicCategories>['categories'][number];

export async function findPublicCategories(db: Database, applicationId: number | null) {
  const { rows } = await sql<PublicCategory>`
    select id, title, link, ${fileAddress('image_id')} as image_url from categories
    where application_id is null or application_id = ${applicationId}
    order by application_id nulls last, position, id limit 500`.execute(db);
  return rows;
}
