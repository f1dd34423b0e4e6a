import type { Pictogram } from '@move/domain/taxonomy/pictograms.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DemoApplications } from '../applications/applications.demo.ts';
import {
  seedCategories,
  seedLocationTypes,
  seedProductTypes,
  seedSports,
  seedTags,
} from '../../features/taxonomy/taxonomy.seed.ts';

const sports = {
  Zwemmen: 'swimming',
  Judo: 'karate',
  Hardlopen: 'run',
  Wandelen: 'walk',
  Tennis: 'tennis',
  Padel: 'table-tennis',
  Dans: 'dance',
  Yoga: 'yoga',
  Fitness: 'fitness',
  Klimmen: 'climbing',
  Roeien: 'kayak',
  Voetbal: 'football',
  Basketbal: 'basketball',
  Badminton: 'volleyball',
  Fietsen: 'bike',
  'Walking football': 'field',
} as const satisfies Record<string, Pictogram>;
const highlighted = ['Zwemmen', 'Hardlopen', 'Fitness', 'Voetbal', 'Wandelen'] as const;

const tags = [
  'Gratis proberen',
  'Beginners welkom',
  'Buiten',
  'Binnen',
  'In de avond',
  'In het weekend',
  'Rolstoelvriendelijk',
  'Kleine groep',
  'Ouder en kind',
  'Koffie na afloop',
] as const;

const everywhere = ['Jeugd', 'Volwassenen', '55-plus', 'Kennismaken', 'Samen bewegen'] as const;
const inWaterstad = ['Op en in het water', 'Zomer in Waterstad'] as const;
const inHeuvelland = ['Heuvelroutes'] as const;

const locationTypes = {
  Zwembad: 'pool',
  Sporthal: 'hall',
  Sportveld: 'stadium',
  Buitenlocatie: 'park',
  Studio: 'studio',
  Buurthuis: 'community',
} as const satisfies Record<string, Pictogram>;

const productTypes = ['Materiaal', 'Lidmaatschap', 'Strippenkaart', 'Cursusboek', 'Verhuur'] as const;

export type DemoSport = keyof typeof sports;
export type DemoTag = (typeof tags)[number];
export type DemoCategory = (typeof everywhere)[number] | (typeof inWaterstad)[number] | (typeof inHeuvelland)[number];
export type DemoLocationType = keyof typeof locationTypes;

export type DemoProductType = (typeof productTypes)[number];

export type DemoWords = {
  productTypes: Record<DemoProductType, number>;
  sports: Record<DemoSport, number>;
  tags: Record<DemoTag, number>;
  categories: Record<DemoCategory, number>;
  locationTypes: Record<DemoLocationType, number>;
};

/**
 * Adds the taxonomy of the demo: 16 sports, 10 tags, 8 categories of which 3 belong to one platform, 6 location types and 5 product types.
 */
export async function seedDemoWords(db: Database, applications: DemoApplications): Promise<DemoWords> {
  return {
    productTypes: await seedProductTypes(db, productTypes),
    sports: await seedSports(db, keysOf(sports), { highlighted, icons: sports }),
    tags: await seedTags(db, tags),
    categories: {
      ...(await seedCategories(db, everywhere)),
      ...(await seedCategories(db, inWaterstad, applications.waterstad)),
      ...(await seedCategories(db, inHeuvelland, applications.heuvelland)),
    },
    locationTypes: await seedLocationTypes(db, keysOf(locationTypes), locationTypes),
  };
}

const keysOf = <Name extends string>(words: Readonly<Record<Name, unknown>>) => Object.keys(words) as Name[];
