import type { Database } from '../../platform/database/database.ts';
import type { DemoActivities } from '../activities/activities.demo.ts';
import type { DemoApplications } from '../applications/applications.demo.ts';
import type { DemoOrganizations } from '../organizations/organizations.demo.ts';
import type { DemoProducts } from '../products/products.demo.ts';
import type { DemoWords } from '../taxonomy/taxonomy.demo.ts';
import { seedLabel } from '../../features/labels/labels.seed.ts';

type Parts = {
  applications: DemoApplications;
  organizations: DemoOrganizations;
  words: DemoWords;
  activities: DemoActivities;
  products: DemoProducts;
};

/** Adds the five labels of the demo. All have filters; three are also assigned by hand. */
export async function seedDemoLabels(db: Database, parts: Parts): Promise<void> {
  const { applications, organizations, words, activities, products } = parts;
  const { beweegplein, waterstad, heuvelland } = applications;
  const everywhere = [beweegplein, waterstad, heuvelland];
  const { tags, sports } = words;
  await seedLabel(db, {
    name: '55+',
    application_ids: everywhere,
    filters: { activity: { min_age: 55 }, product: { min_age: 55 }, organization: { min_age: 55 } },
  });
  await seedLabel(db, {
    name: 'Jeugdfonds',
    application_ids: [beweegplein, waterstad],
    filters: { activity: { max_age: 18 }, product: { max_age: 18 } },
    products: [products.seizoenskaart_judo],
    organization_ids: [organizations.zwemclub, organizations.noord],
  });
  await seedLabel(db, {
    name: 'Gratis proberen',
    application_ids: everywhere,
    filters: {
      activity: { tag_ids: [tags['Gratis proberen']] },
      product: { max_price: 0 },
      organization: { tag_ids: [tags['Gratis proberen']] },
    },
  });
  await seedLabel(db, {
    name: 'Rolstoelvriendelijk',
    application_ids: everywhere,
    filters: { activity: { tag_ids: [tags.Rolstoelvriendelijk] }, product: { tag_ids: [tags.Rolstoelvriendelijk] } },
    activities: [activities.aquajoggen],
    products: [products.proefzwemmen],
  });
  await seedLabel(db, {
    name: 'Zomerpas',
    application_ids: [waterstad],
    filters: { organization: { sport_ids: [sports.Zwemmen, sports.Roeien] } },
    organization_ids: [organizations.sportbedrijf],
    activities: [activities.vrij_zwemmen, activities.aquajoggen],
    products: [products.badmuts],
  });
}
