import type { Database } from '../../platform/database/database.ts';
import { seedApplication } from '../../features/applications/applications.seed.ts';

export type DemoApplications = { beweegplein: number; waterstad: number; heuvelland: number };

/** The three platforms of the demo: a parent and its two children. */
export async function seedDemoApplications(db: Database): Promise<DemoApplications> {
  const shared = { timezone: 'Europe/Amsterdam', support_url: 'https://help.beweegplein.example' };
  const beweegplein = await seedApplication(db, {
    ...shared,
    name: 'Beweegplein Nederland',
    slug: 'beweegplein',
    email: 'info@beweegplein.example',
    description: 'Het landelijke platform voor sport en bewegen.',
    website_url: 'https://www.beweegplein.example',
    dashboard_url: 'https://beheer.beweegplein.example',
    primary_color: '#0B6E4F',
    secondary_color: '#F4A259',
    latitude: 52.0907,
    longitude: 5.1214,
    zoom: 7,
  });
  const waterstad = await seedApplication(db, {
    ...shared,
    parent_id: beweegplein,
    name: 'Sportief Waterstad',
    slug: 'waterstad',
    email: 'sport@waterstad.example',
    description: 'Alle sport in Waterstad.',
    website_url: 'https://sport.waterstad.example',
    primary_color: '#005F99',
    secondary_color: '#FFB703',
    latitude: 52.3702,
    longitude: 4.8952,
    zoom: 12,
  });
  const heuvelland = await seedApplication(db, {
    ...shared,
    parent_id: beweegplein,
    name: 'Actief Heuvelland',
    slug: 'heuvelland',
    email: 'info@heuvelland.example',
    description: 'Bewegen in het Heuvelland.',
    website_url: 'https://actief.heuvelland.example',
    primary_color: '#7A1F5C',
    secondary_color: '#8AC926',
    latitude: 50.8514,
    longitude: 5.691,
    zoom: 11,
  });
  return { beweegplein, waterstad, heuvelland };
}
