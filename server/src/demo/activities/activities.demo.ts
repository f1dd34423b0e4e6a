import type { Database } from '../../platform/database/database.ts';
import type { DemoContacts } from '../contacts/contacts.demo.ts';
import { seedContactLink } from '../../features/contacts/contacts.seed.ts';
import type { DemoLocations } from '../locations/locations.demo.ts';
import type { DemoOrganizations } from '../organizations/organizations.demo.ts';
import { seedRate } from '../../features/rates/rates.seed.ts';
import type { DemoWords } from '../taxonomy/taxonomy.demo.ts';
import { seedActivity } from '../../features/activities/activities.seed.ts';
import type { DemoActivity } from './demo-activity.demo.ts';
import { outsideWaterstad } from './outside-waterstad.demo.ts';
import { waterstad } from './waterstad.demo.ts';
import { zwemclub } from './zwemclub.demo.ts';

const activities = { ...zwemclub, ...waterstad, ...outsideWaterstad };

export type DemoActivityKey = keyof typeof activities;
/** The activities by key, for the demo data that plans sessions in them. */
export type DemoActivities = Record<DemoActivityKey, { id: number; organization_id: number }>;

type Parts = {
  organizations: DemoOrganizations;
  words: DemoWords;
  locations: DemoLocations;
  contacts: DemoContacts;
};

/**
 * Adds the 40 activities of the demo: 6 drafts, 3 with sign-up elsewhere, 4 walk-ins, 5 with a waiting list and 4 that check ages. An
 * activity uses a rate of its organisation with the same price; otherwise a rate is made.
 */
export async function seedDemoActivities(db: Database, parts: Parts): Promise<DemoActivities> {
  const entries: [string, DemoActivities[DemoActivityKey]][] = [];
  for (const [key, demo] of Object.entries<DemoActivity>(activities)) {
    entries.push([key, { id: await seedDemo(db, demo, parts), organization_id: parts.organizations[demo.owner] }]);
  }
  return Object.fromEntries(entries) as DemoActivities;
}

async function seedDemo(db: Database, demo: DemoActivity, parts: Parts): Promise<number> {
  const {
    owner,
    sport,
    at,
    price_in_cents,
    ages,
    categories = [],
    tags = [],
    contacts = {},
    concept,
    ...columns
  } = demo;
  const { organizations, words, locations } = parts;
  const organization_id = organizations[owner];
  const id = await seedActivity(db, {
    ...columns,
    organization_id,
    concept: concept ?? false,
    sport_id: sport && words.sports[sport],
    location_id: at && locations[at],
    rate_id: price_in_cents === undefined ? null : await rateOf(db, organization_id, price_in_cents),
    price_open: price_in_cents === undefined && concept === true,
    age_from: ages?.[0] ?? null,
    age_to: ages?.[1] ?? null,
    category_ids: categories.map((title) => words.categories[title]),
    tag_ids: tags.map((name) => words.tags[name]),
  });
  for (const [firstName, roles] of Object.entries(contacts)) {
    const contact_id = parts.contacts[owner]?.[firstName];
    if (contact_id === undefined) throw new Error(`${owner} has no contact ${firstName}`);
    await seedContactLink(db, {
      organization_id,
      subject_type: 'activity',
      subject_id: id,
      contact_id,
      roles: [...roles],
    });
  }
  return id;
}

async function rateOf(db: Database, organization_id: number, price_in_cents: number): Promise<number> {
  const known = await db
    .selectFrom('rates')
    .select('id')
    .where('organization_id', '=', organization_id)
    .where('price_in_cents', '=', price_in_cents)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (known) return known.id;
  const euros = (price_in_cents / 100).toFixed(2).replace('.', ',');
  return seedRate(db, { organization_id, name: `Per keer € ${euros}`, price_in_cents });
}
