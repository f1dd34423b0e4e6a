import type { Database } from '../../platform/database/database.ts';
import type { DemoApplications } from '../applications/applications.demo.ts';
import { seedCategories, seedLocationTypes, seedSports, seedTags } from './taxonomy.seed.ts';

const sports = [
  'Zwemmen',
  'Judo',
  'Hardlopen',
  'Wandelen',
  'Tennis',
  'Padel',
  'Dans',
  'Yoga',
  'Fitness',
  'Klimmen',
  'Roeien',
  'Voetbal',
  'Basketbal',
  'Badminton',
  'Fietsen',
  'Walking football',
] as const;
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

const locationTypes = ['Zwembad', 'Sporthal', 'Sportveld', 'Buitenlocatie', 'Studio', 'Buurthuis'] as const;

export type DemoSport = (typeof sports)[number];
export type DemoTag = (typeof tags)[number];
export type DemoCategory = (typeof everywhere)[number] | (typeof inWaterstad)[number] | (typeof inHeuvelland)[number];
export type DemoLocationType = (typeof locationTypes)[number];

export type DemoWords = {
  sports: Record<DemoSport, number>;
  tags: Record<DemoTag, number>;
  categories: Record<DemoCategory, number>;
  locationTypes: Record<DemoLocationType, number>;
};

/** The words of the demo: 16 sports, 10 tags, 8 categories of which 3 belong to one platform, 6 kinds of location (D8). */
export async function seedDemoWords(db: Database, applications: DemoApplications): Promise<DemoWords> {
  return {
    sports: await seedSports(db, sports, highlighted),
    tags: await seedTags(db, tags),
    categories: {
      ...(await seedCategories(db, everywhere)),
      ...(await seedCategories(db, inWaterstad, applications.waterstad)),
      ...(await seedCategories(db, inHeuvelland, applications.heuvelland)),
    },
    locationTypes: await seedLocationTypes(db, locationTypes),
  };
}
