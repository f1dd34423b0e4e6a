import { addDays } from '@move/domain/kit/dates/dates.ts';
import { endOfDay, localDay, startOfDay } from '@move/domain/kit/dates/days.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DemoApplications } from '../applications/applications.demo.ts';
import type { DemoWords } from '../taxonomy/taxonomy.demo.ts';
import { seedCampaign } from '../../features/campaigns/campaigns.seed.ts';

type Parts = { applications: DemoApplications; words: DemoWords; now: Date };

const ZONE = 'Europe/Amsterdam';

/** Adds campaigns that run, are planned and ended. The images are added later; one campaign has none. */
export async function seedDemoCampaigns(db: Database, { applications, words, now }: Parts): Promise<void> {
  const today = localDay(now.toISOString(), ZONE);
  const from = (days: number) => startOfDay(addDays(today, days), ZONE);
  const until = (days: number) => endOfDay(addDays(today, days), ZONE);
  const { beweegplein, waterstad, heuvelland } = applications;
  const { categories } = words;
  const site = 'https://sport.waterstad.example';
  const campaigns = [
    { title: 'Vier keer gratis proberen', url: `${site}/gratis-proberen`, category_id: categories.Kennismaken },
    {
      title: 'Met de Zomerpas het water op',
      url: `${site}/zomerpas`,
      category_id: categories['Op en in het water'],
      starts_at: from(-20),
      ends_at: until(25),
    },
    {
      title: 'Beweegweek 55-plus',
      url: `${site}/beweegweek`,
      category_id: categories['55-plus'],
      starts_at: from(14),
      ends_at: until(20),
    },
    { title: 'Open dag van de sporthallen', url: `${site}/open-dag`, starts_at: from(-60), ends_at: until(-46) },
  ];
  for (const [position, campaign] of campaigns.entries()) {
    await seedCampaign(db, { ...campaign, application_id: waterstad, position });
  }
  await seedCampaign(db, {
    application_id: beweegplein,
    title: 'Vind een club bij jou in de buurt',
    url: 'https://www.beweegplein.example/clubs',
  });
  await seedCampaign(db, {
    application_id: heuvelland,
    title: 'De mooiste heuvelroutes',
    url: 'https://actief.heuvelland.example/routes',
    category_id: categories.Heuvelroutes,
  });
}
