import type { Gender, Level } from '@move/domain/activities/offer.ts';
import type { ContactRole } from '@move/domain/contacts/contact-roles.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DemoContacts } from '../contacts/contacts.demo.ts';
import { seedContactLink } from '../../features/contacts/contacts.seed.ts';
import type { DemoLocation, DemoLocations } from '../locations/locations.demo.ts';
import type { DemoDomain, DemoOrganizations } from '../organizations/organizations.demo.ts';
import type { DemoPrices, DemoRateName } from '../rates/rates.demo.ts';
import type { DemoCategory, DemoProductType, DemoSport, DemoTag, DemoWords } from '../taxonomy/taxonomy.demo.ts';
import { demoProducts } from './demo-products.demo.ts';
import { seedProduct } from '../../features/products/products.seed.ts';

/** One product of the demo. Missing fields have the defaults of a new product, except that it is published. */
export type DemoProduct = {
  owner: DemoDomain;
  name: string;
  type: DemoProductType | null;
  description: string | null;
  sport?: DemoSport;
  location?: DemoLocation;
  /** Undefined: free, or for a draft a price still to be chosen. */
  rate?: DemoRateName;
  spots?: number;
  level?: Level;
  gender?: Gender;
  ages?: readonly [from: number | null, to: number | null];
  categories?: readonly DemoCategory[];
  tags?: readonly DemoTag[];
  /** First names of contacts of the organisation. */
  contacts?: Readonly<Record<string, readonly ContactRole[]>>;
  concept?: true;
  should_validate_age?: true;
  is_accessible?: 1;
  payment_url?: string;
};

export type DemoProductKey = keyof typeof demoProducts;
/** The products by key, for the demo data that sells them or adds questions. */
export type DemoProducts = Record<DemoProductKey, { id: number; organization_id: number }>;

type DemoRecords = {
  organizations: DemoOrganizations;
  words: DemoWords;
  locations: DemoLocations;
  contacts: DemoContacts;
  prices: DemoPrices;
};

/** Adds the 15 products of the demo: two drafts, one sold elsewhere, some with a stock. */
export async function seedDemoProducts(db: Database, records: DemoRecords): Promise<DemoProducts> {
  const entries: [string, DemoProducts[DemoProductKey]][] = [];
  for (const [key, demo] of Object.entries<DemoProduct>(demoProducts)) {
    entries.push([
      key,
      { id: await seedDemoProduct(db, demo, records), organization_id: records.organizations[demo.owner] },
    ]);
  }
  return Object.fromEntries(entries) as DemoProducts;
}

async function seedDemoProduct(db: Database, demo: DemoProduct, records: DemoRecords): Promise<number> {
  const {
    owner,
    type,
    sport,
    location,
    rate,
    ages,
    categories = [],
    tags = [],
    contacts = {},
    concept,
    ...columns
  } = demo;
  const { organizations, words, locations, prices } = records;
  const organization_id = organizations[owner];
  const id = await seedProduct(db, {
    ...columns,
    organization_id,
    concept: concept ?? false,
    product_type_id: type && words.productTypes[type],
    sport_id: sport === undefined ? null : words.sports[sport],
    location_id: location === undefined ? null : locations[location],
    rate_id: rate === undefined ? null : prices.rates[rate],
    price_open: rate === undefined && concept === true,
    age_from: ages?.[0] ?? null,
    age_to: ages?.[1] ?? null,
    category_ids: categories.map((title) => words.categories[title]),
    tag_ids: tags.map((name) => words.tags[name]),
  });
  for (const [firstName, roles] of Object.entries(contacts)) {
    const contact_id = records.contacts[owner]?.[firstName];
    if (contact_id === undefined) throw new Error(`${owner} has no contact ${firstName}`);
    await seedContactLink(db, {
      organization_id,
      subject_type: 'product',
      subject_id: id,
      contact_id,
      roles: [...roles],
    });
  }
  return id;
}
