import type { Database } from '../../platform/database/database.ts';

export type CampaignSeed = {
  application_id: number;
  title: string;
  url?: string;
  category_id?: number | null;
  starts_at?: string | null;
  ends_at?: string | null;
  position?: number;
};

export async function seedCampaign(db: Database, seed: CampaignSeed): Promise<number> {
  const { id } = await db
    .insertInto('campaigns')
    .values({ url: 'https://sportplein.example/zomer', ...seed })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
