import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/offers/offers.ts';
import type { FilterTier } from '@move/domain/applications/filter-lists.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { findPage } from '../../platform/database/page.ts';
import type { Call } from '../../platform/http/route.ts';
import { fileAddress } from '../files/public.ts';

type PublicLocation = ReplyOf<typeof api.listPublicLocations>['locations'][number];

/** SQL: each location in use once, though several organisations may use it. */
const listed = sql`(
  select distinct link.sort_name, link.sort_city, link.location_id from location_organizations link
  where link.unlinked_at is null and not link.is_removed and not link.is_hidden) as listed`;

const block = sql`'state', state, 'opened_at', opened_at, 'closed_at', closed_at`;

/** SQL: a type of all platforms, or of this one. */
const isTypeOf = (applicationId: number | null) => sql`coalesce((
  select bool_or(use.application_id = ${applicationId}) from location_type_applications use
  where use.location_type_id = location_types.id), true)`;

/** The locations of the platform's accepted organisations, without hidden ones. Searches the links only, which have copies of the names. */
export async function listPublicLocations({ db, query, applicationId }: Call<typeof api.listPublicLocations>) {
  const { rows: locations, meta } = await findPage<PublicLocation, 'name' | 'city'>(
    db,
    {
      select: sql`locations.id, locations.name, street, house_number, zipcode, city, latitude, longitude,
        ${fileAddress('image_id')} as image_url,
        (select coalesce(jsonb_agg(jsonb_build_object('id', sports.id, 'name', sports.name) order by fold(sports.name)), '[]')
         from location_sports link join sports on sports.id = link.sport_id where link.location_id = locations.id) as sports,
        (select coalesce(jsonb_agg(jsonb_build_object('id', location_types.id, 'name', location_types.name)
            order by fold(location_types.name)), '[]')
         from location_type_links link join location_types on location_types.id = link.location_type_id
         where link.location_id = locations.id and ${isTypeOf(applicationId)}) as types,
        (select coalesce(jsonb_agg(jsonb_build_object('weekday', weekday, ${block}) order by weekday, opened_at), '[]')
         from opening_hours where location_id = locations.id) as opening_hours,
        (select coalesce(jsonb_agg(jsonb_build_object('date', date, ${block}) order by date, opened_at), '[]')
         from (select * from opening_exceptions where location_id = locations.id and date >= current_date - 1
               order by date, opened_at limit 100) as coming) as exceptions,
        case when show_link and link_url is not null
          then jsonb_build_object('label', coalesce(link_label, link_url), 'url', link_url) end as link`,
      from: listed,
      where: query.search ? [matches(sql`listed.sort_name`, query.search)] : [],
      sort: { name: sql`listed.sort_name`, city: sql`listed.sort_city` },
      id: sql`listed.location_id`,
      lookup: { joins: sql`join locations on locations.id = listed.location_id`, where: sql`true` },
    },
    query,
  );
  return { locations, meta };
}

type PublicFilter = { key: ReplyOf<typeof api.listPublicFilters>['primary'][number]; tier: FilterTier };

export async function listPublicFilters({ db, applicationId }: Call<typeof api.listPublicFilters>) {
  const { rows } = await sql<PublicFilter>`
    select key, tier from application_filters
    where application_id = ${applicationId} and enabled order by position`.execute(db);
  const listOf = (tier: FilterTier) => rows.flatMap((filter) => (filter.tier === tier ? [filter.key] : []));
  return { primary: listOf('primary'), secondary: listOf('secondary') };
}

type PublicCategory = ReplyOf<typeof api.listPublicCategories>['categories'][number];

export async function findPublicCategories(db: Database, applicationId: number | null) {
  const { rows } = await sql<PublicCategory>`
    select id, title, link, ${fileAddress('image_id')} as image_url from categories
    where application_id is null or application_id = ${applicationId}
    order by application_id nulls last, position, id limit 500`.execute(db);
  return rows;
}

type PublicCampaign = ReplyOf<typeof api.listPublicCampaigns>['campaigns'][number];

/** In the scope `public`, row-level security hides planned, ended and removed campaigns. */
export async function listPublicCampaigns({ db, applicationId, query }: Call<typeof api.listPublicCampaigns>) {
  const inCategory = query.categoryId ? sql`campaigns.category_id = ${query.categoryId}` : sql`true`;
  const { rows: campaigns } = await sql<PublicCampaign>`
    select campaigns.id, campaigns.title, campaigns.url, ${fileAddress('campaigns.image_id')} as image_url,
      case when categories.id is not null then jsonb_build_object('id', categories.id, 'title', categories.title) end as category,
      campaigns.starts_at, campaigns.ends_at
    from campaigns left join categories on categories.id = campaigns.category_id
    where campaigns.application_id = ${applicationId} and ${inCategory}
    order by campaigns.position, campaigns.id limit 100`.execute(db);
  return { campaigns };
}

export async function listPublicCategories({ db, applicationId }: Call<typeof api.listPublicCategories>) {
  return {
    categories: await findPublicCategories(db, applicationId),
  };
}
