import type * as api from '@move/contract/campaigns/campaigns.ts';
import type { Campaign, CampaignRow } from '@move/contract/campaigns/campaigns.ts';
import { IDS_MAX } from '@move/contract/kit/fields.ts';
import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { findPage } from '../../platform/database/page.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { fileAddress } from '../files/public.ts';

const state = sql`campaign_state(campaigns.starts_at, campaigns.ends_at, now())`;

const columns = sql`campaigns.id, campaigns.application_id, campaigns.title, campaigns.url, campaigns.category_id,
  case when categories.id is not null then jsonb_build_object('id', categories.id, 'title', categories.title) end as category,
  campaigns.starts_at, campaigns.ends_at, applications.timezone as tz, ${state} as state,
  campaigns.created_at, campaigns.updated_at`;
const rowColumns = sql`${columns}, ${fileAddress('campaigns.image_id')} as image_url`;

const source = sql`campaigns join applications on applications.id = campaigns.application_id
  left join categories on categories.id = campaigns.category_id`;
const isOf = (applicationId: number) =>
  sql`campaigns.application_id = ${applicationId} and campaigns.deleted_at is null`;

const sort = {
  position: sql`campaigns.position`,
  title: sql`fold(campaigns.title)`,
  starts_at: sql`coalesce(campaigns.starts_at, '-infinity')`,
  ends_at: sql`coalesce(campaigns.ends_at, 'infinity')`,
  updated_at: sql`campaigns.updated_at`,
};

/** The platform of a call; throws 404 when there is none. */
export function assertApplication({ applicationId }: { applicationId: number | null }): number {
  if (applicationId === null) throw notFound();
  return applicationId;
}

async function findCampaigns(db: Database, applicationId: number, query: QueryOf<typeof api.listCampaigns>) {
  const where = [isOf(applicationId)];
  if (query.state) where.push(sql`${state} = ${query.state}`);
  if (query.search) where.push(matches(sql`fold(campaigns.title)`, query.search));
  const parts = { select: rowColumns, from: source, where, sort, id: sql`campaigns.id` };
  const { rows: campaigns, meta } = await findPage<CampaignRow, keyof typeof sort>(db, parts, query);
  return { campaigns, meta };
}

/** Running and planned campaigns, in order. */
export async function findCurrentCampaigns(db: Database, applicationId: number): Promise<CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    select ${rowColumns} from ${source} where ${isOf(applicationId)} and ${state} <> 'ended'
    order by campaigns.position, campaigns.id limit ${IDS_MAX}`.execute(db);
  return rows;
}

export async function findCampaign(db: Database, applicationId: number, id: number): Promise<Campaign> {
  const { rows } = await sql<Campaign>`
    select ${columns}, image_of(campaigns.image_id) as image from ${source}
    where campaigns.id = ${id} and ${isOf(applicationId)}`.execute(db);
  const [campaign] = rows;
  if (!campaign) throw notFound();
  return campaign;
}

export function listCampaigns(call: Call<typeof api.listCampaigns>) {
  return findCampaigns(call.db, assertApplication(call), call.query);
}

export function listCampaignsOfApplication(call: Call<typeof api.listCampaignsOfApplication>) {
  return findCampaigns(call.db, assertApplication(call), call.query);
}

export async function listCurrentCampaigns(call: Call<typeof api.listCurrentCampaigns>) {
  return { campaigns: await findCurrentCampaigns(call.db, assertApplication(call)) };
}

export async function getCampaign(call: Call<typeof api.getCampaign>) {
  return { campaign: await findCampaign(call.db, assertApplication(call), call.params.campaignId) };
}
