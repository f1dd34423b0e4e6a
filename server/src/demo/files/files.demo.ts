import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { withSharp } from '../../platform/images/sharp.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { DemoPeople } from '../access/access.demo.ts';
import type { DemoApplications } from '../applications/applications.demo.ts';
import type { DemoOrganizations } from '../organizations/organizations.demo.ts';
import { drawing, pictogramOfVenue } from './demo-pictures.demo.ts';
import { storeFile } from '../../features/files/uploads/store-file.ts';

type Parts = { applications: DemoApplications; organizations: DemoOrganizations; people: DemoPeople };

type Wanted = {
  width: number;
  height: number;
  pictogram: string;
  seed: number;
  owner?: { organization_id: number } | { application_id: number };
  /** Returns the update that stores the id of the file. */
  put: (fileId: string) => RawBuilder<unknown>;
};

/**
 * Adds images to platforms, sports and other taxonomy, organisations, activities, locations and people. One platform and some people have
 * none.
 */
export async function seedDemoImages(db: Database, storage: Storage, parts: Parts): Promise<void> {
  const wanted = [
    ...ofApplications(parts.applications),
    ...ofPeople(parts.people),
    ...(await ofWords(db)),
    ...(await ofCampaigns(db)),
    ...(await ofOrganizations(db, Object.values(parts.organizations))),
    ...(await ofOffers(db, Object.values(parts.organizations), 'activities')),
    ...(await ofOffers(db, Object.values(parts.organizations), 'products')),
    ...(await ofLocations(db, Object.values(parts.organizations))),
  ];
  const drawn = new Map<string, Promise<Uint8Array>>();
  await Promise.all(
    wanted.map(async (one) => {
      const svg = drawing(one);
      // activities of the same sport share an image, which is drawn once
      const bytes = drawn.get(svg) ?? webpOf(svg);
      drawn.set(svg, bytes);
      await attach(db, storage, one, await bytes);
    }),
  );
}

const webpOf = (svg: string): Promise<Uint8Array> =>
  withSharp((sharp) => sharp(Buffer.from(svg)).webp({ quality: 80, effort: 2 }).toBuffer());

async function attach(db: Database, storage: Storage, wanted: Wanted, bytes: Uint8Array): Promise<void> {
  const { width, height, owner = {}, put } = wanted;
  const image = { width, height, isTransparent: false };
  const file = { bytes, image, mimeType: 'image/webp', extension: 'webp', path: 'demo', uploaderId: null };
  const { id } = await storeFile(db, storage, file);
  await db
    .updateTable('files')
    .set({ ...owner, status: 'attached', attached_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await put(id).execute(db);
}

const wide = { width: 1_200, height: 600 };
const square = { width: 400, height: 400 };

function ofApplications({ beweegplein, waterstad, heuvelland }: DemoApplications): Wanted[] {
  const marks = [beweegplein, waterstad].flatMap((id, seed) => {
    const mark = { ...square, pictogram: 'lanes', seed, owner: { application_id: id } };
    return [
      { ...mark, put: (file: string) => sql`update applications set logo_id = ${file}::uuid where id = ${id}` },
      { ...mark, put: (file: string) => sql`update applications set favicon_id = ${file}::uuid where id = ${id}` },
    ];
  });
  const fallbacks = [beweegplein, waterstad, heuvelland].map((id, seed) => ({
    ...wide,
    pictogram: 'lanes',
    seed,
    owner: { application_id: id },
    put: (file: string) => sql`update applications set fallback_image_id = ${file}::uuid where id = ${id}`,
  }));
  return [...marks, ...fallbacks];
}

const ofPeople = ({ pieter, anouk, daan }: DemoPeople): Wanted[] =>
  [pieter, anouk, daan].map((id, index) => ({
    width: 256,
    height: 256,
    pictogram: 'person',
    seed: index * 2 + 1,
    put: (file: string) => sql`update users set avatar_file_id = ${file}::uuid where id = ${id}`,
  }));

const imagesOfWords = [
  { table: 'tags', name: 'name', column: 'image_id', sides: { width: 800, height: 400 } },
  { table: 'categories', name: 'title', column: 'image_id', sides: { width: 800, height: 400 } },
  { table: 'labels', name: 'name', column: 'icon_id', sides: square },
  { table: 'wallets', name: 'name', column: 'icon_id', sides: square },
] as const;

/** Tags and categories get an image, labels an icon; their name decides the pictogram. */
async function ofWords(db: Database): Promise<Wanted[]> {
  const lists = imagesOfWords.map(async ({ table, name, column, sides }) => {
    const { rows } = await sql<{ id: number; word: string }>`
      select id, lower(${sql.ref(name)}) as word from ${sql.table(table)} order by id`.execute(db);
    return rows.map(({ id, word }, seed) => ({
      ...sides,
      pictogram: word,
      seed,
      put: (file: string) => sql`update ${sql.table(table)} set ${sql.ref(column)} = ${file}::uuid where id = ${id}`,
    }));
  });
  return (await Promise.all(lists)).flat();
}

/** The images of campaigns, except one that ended. */
async function ofCampaigns(db: Database): Promise<Wanted[]> {
  const { rows } = await sql<{ id: number; application_id: number; category: string | null }>`
    select campaigns.id, campaigns.application_id, lower(categories.title) as category
    from campaigns left join categories on categories.id = category_id
    where campaign_state(starts_at, ends_at, now()) <> 'ended' order by campaigns.id`.execute(db);
  return rows.map(({ id, application_id, category }, seed) => ({
    ...wide,
    pictogram: category ?? 'lanes',
    seed: seed + 1,
    owner: { application_id },
    put: (file: string) => sql`update campaigns set image_id = ${file}::uuid where id = ${id}`,
  }));
}

/** The pictogram of an organisation is that of its most common sport. */
async function ofOrganizations(db: Database, ids: readonly number[]): Promise<Wanted[]> {
  const { rows } = await sql<{ id: number; sport: string | null }>`
    select organizations.id, (
      select lower(sports.name) from activities join sports on sports.id = sport_id
      where activities.organization_id = organizations.id group by sports.name order by count(*) desc, sports.name limit 1) as sport
    from organizations where id = any (${[...ids]}::bigint[]) order by id`.execute(db);
  return rows.flatMap(({ id, sport }, seed) => {
    const mark = { pictogram: sport ?? 'lanes', seed, owner: { organization_id: id } };
    return [
      {
        ...square,
        ...mark,
        put: (file: string) => sql`update organizations set logo_id = ${file}::uuid where id = ${id}`,
      },
      {
        ...wide,
        ...mark,
        put: (file: string) => sql`update organizations set header_id = ${file}::uuid where id = ${id}`,
      },
    ];
  });
}

async function ofOffers(
  db: Database,
  organizations: readonly number[],
  table: 'activities' | 'products',
): Promise<Wanted[]> {
  const { rows } = await sql<{ id: number; organization_id: number; sport: string | null; sport_id: number | null }>`
    select it.id, organization_id, sport_id, lower(sports.name) as sport
    from ${sql.table(table)} it left join sports on sports.id = sport_id
    where organization_id = any (${[...organizations]}::bigint[]) and not concept order by it.id`.execute(db);
  return rows.map(({ id, organization_id, sport, sport_id }) => ({
    ...wide,
    pictogram: sport ?? 'lanes',
    seed: (sport_id ?? 0) + 2,
    owner: { organization_id },
    put: (file: string) => sql`update ${sql.table(table)} set image_id = ${file}::uuid where id = ${id}`,
  }));
}

async function ofLocations(db: Database, organizations: readonly number[]): Promise<Wanted[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from locations
    where owner_organization_id = any (${[...organizations]}::bigint[]) order by id`.execute(db);
  return rows.map(({ id, name }, index) => ({
    ...wide,
    pictogram: pictogramOfVenue(name),
    seed: index % 4,
    put: (file: string) => sql`update locations set image_id = ${file}::uuid where id = ${id}`,
  }));
}
