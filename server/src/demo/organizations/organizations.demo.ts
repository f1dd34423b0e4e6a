import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DemoApplications } from '../applications/applications.demo.ts';
import type { DemoSport, DemoWords } from '../taxonomy/taxonomy.demo.ts';
import { seedOrganization } from '../../features/organizations/organizations.seed.ts';

type Demo = {
  name: string;
  on: readonly (keyof DemoApplications)[];
  type: string;
  city: string;
  kvk: string | null;
  vat?: string;
  domain: string;
  sports: readonly DemoSport[];
  description: string;
  status?: 'pending' | 'rejected';
  rejected_reason?: string;
};

/** The organisations of the demo, by the slug of their domain. The first platform is their home platform. */
const organizations = [
  {
    name: 'Zwemclub De Otters',
    on: ['waterstad', 'beweegplein'],
    type: 'association',
    city: 'Waterstad',
    kvk: '40123401',
    domain: 'zwemclub',
    sports: ['Zwemmen'],
    description: 'Van watergewenning tot masterswedstrijd: zwemmen voor iedereen in Waterstad.',
  },
  {
    name: 'Judoschool Kodai',
    on: ['heuvelland', 'beweegplein'],
    type: 'company',
    city: 'Heuvelrode',
    kvk: '40123402',
    vat: 'NL861234567B84',
    domain: 'judo',
    sports: ['Judo'],
    description: 'Judo voor kleuters, jeugd en volwassenen. Eerste les altijd gratis.',
  },
  {
    name: 'Hardloopgroep De Dijk',
    on: ['waterstad', 'beweegplein'],
    type: 'association',
    city: 'Dijkerveen',
    kvk: '40123403',
    domain: 'dedijk',
    sports: ['Hardlopen'],
    description: 'Samen hardlopen over de dijk, van eerste kilometer tot marathon.',
  },
  {
    name: 'Wandelclub Het Veerpad',
    on: ['waterstad'],
    type: 'association',
    city: 'Dijkerveen',
    kvk: '40123404',
    domain: 'veerpad',
    sports: ['Wandelen'],
    description: 'Elke week een andere wandeling langs het water.',
  },
  {
    name: 'Tennisvereniging De Linde',
    on: ['heuvelland'],
    type: 'association',
    city: 'Heuvelrode',
    kvk: '40123405',
    domain: 'delinde',
    sports: ['Tennis', 'Padel'],
    description: 'Zes gravelbanen, twee padelbanen en een gezellig clubhuis.',
  },
  {
    name: 'Dansstudio Ritme & Zo',
    on: ['waterstad'],
    type: 'company',
    city: 'Waterstad',
    kvk: '40123406',
    domain: 'ritme',
    sports: ['Dans'],
    description: 'Streetdance, klassiek en salsa voor alle leeftijden.',
    status: 'pending',
  },
  {
    name: 'Yogacentrum Adem',
    on: ['heuvelland', 'beweegplein'],
    type: 'individual',
    city: 'Heuvelrode',
    kvk: '40123407',
    domain: 'adem',
    sports: ['Yoga'],
    description: 'Rustige yogalessen in kleine groepen.',
  },
  {
    name: 'Buurtsporthuis Noord',
    on: ['waterstad', 'beweegplein'],
    type: 'foundation',
    city: 'Waterstad',
    kvk: '40123408',
    domain: 'noord',
    sports: ['Voetbal', 'Badminton', 'Fitness'],
    description: 'Laagdrempelig sporten in de buurt, vaak gratis.',
  },
  {
    name: 'Klimhal De Piek',
    on: ['heuvelland'],
    type: 'company',
    city: 'Dijkerveen',
    kvk: '40123409',
    vat: 'NL852345671B77',
    domain: 'depiek',
    sports: ['Klimmen'],
    description: 'Boulderen en touwklimmen tot achttien meter.',
    status: 'pending',
  },
  {
    name: 'Roeivereniging Stroom',
    on: ['waterstad'],
    type: 'association',
    city: 'Waterstad',
    kvk: '40123410',
    domain: 'stroom',
    sports: ['Roeien'],
    description: 'Roeien op de rivier, van skiff tot acht.',
  },
  {
    name: 'Stichting Bewegen 55+',
    on: ['beweegplein', 'waterstad', 'heuvelland'],
    type: 'foundation',
    city: 'Dijkerveen',
    kvk: '40123411',
    domain: 'bewegen55',
    sports: ['Wandelen', 'Walking football', 'Fietsen'],
    description: 'Fit blijven na je vijfenvijftigste, samen en op je eigen tempo.',
  },
  {
    name: 'Sportbedrijf Waterstad',
    on: ['waterstad', 'beweegplein'],
    type: 'municipality',
    city: 'Waterstad',
    kvk: '40123412',
    vat: 'NL804567123B92',
    domain: 'sportbedrijf',
    sports: ['Zwemmen', 'Badminton', 'Basketbal', 'Fitness'],
    description: 'Het sportbedrijf van de gemeente: zwembaden, sporthallen en buurtsport.',
  },
  {
    name: 'ÉÉN Fit B.V.',
    on: ['waterstad'],
    type: 'company',
    city: 'Waterstad',
    kvk: null,
    domain: 'eenfit',
    sports: ['Fitness', 'Yoga'],
    description: 'Fitness en groepslessen, zeven dagen per week.',
    status: 'pending',
  },
  {
    name: 'Basisschool De Sprong',
    on: ['heuvelland'],
    type: 'school',
    city: 'Heuvelrode',
    kvk: null,
    domain: 'desprong',
    sports: ['Voetbal'],
    description: 'Naschools sportaanbod voor onze leerlingen.',
    status: 'rejected',
    rejected_reason: 'Het e-mailadres van de school klopt niet. Pas het aan en dien opnieuw in.',
  },
] as const satisfies readonly Demo[];

export type DemoDomain = (typeof organizations)[number]['domain'];
export type DemoOrganizations = Record<DemoDomain, number>;

/** Marks the organisations as reviewed, nine hours to three days after they were submitted. */
export async function seedDemoReviews(db: Database, reviewer: number): Promise<void> {
  await sql`
    update organizations set reviewed_by = ${reviewer}, reviewed_at = submitted_at + make_interval(hours => (9 + id * 17 % 60)::integer)
    where status <> 'pending' and id <= ${organizations.length}`.execute(db);
}

type Parts = { applications: DemoApplications; words: DemoWords };

export async function seedDemoOrganizations(db: Database, parts: Parts): Promise<DemoOrganizations> {
  const entries: [DemoDomain, number][] = [];
  for (const organization of organizations)
    entries.push([organization.domain, await seedDemo(db, organization, parts)]);
  // organisations joined some time ago; those that wait for a review joined this week
  await sql`
    update organizations set created_at = now() - make_interval(hours => (7 + case status
      when 'pending' then 24 * (id % 5) when 'rejected' then 24 * 9 else 24 * (60 + id * 37 % 500) end)::integer)`.execute(
    db,
  );
  await sql`update organizations set submitted_at = created_at`.execute(db);
  return Object.fromEntries(entries) as DemoOrganizations;
}

async function seedDemo(db: Database, demo: Demo, { applications, words }: Parts): Promise<number> {
  const { on, domain, kvk, vat, sports, ...columns } = demo;
  const ids = on.map((name) => applications[name]);
  const organization_id = await seedOrganization(db, {
    ...columns,
    kvk_number: kvk,
    vat_number: vat ?? null,
    home_application_id: ids[0] ?? applications.beweegplein,
    application_ids: ids,
    email: `info@${domain}.example`,
    phone: '0318 55 01 00',
    website: `https://www.${domain}.example`,
    socials: JSON.stringify({
      instagram_url: `https://instagram.example/${domain}`,
      facebook_url: `https://facebook.example/${domain}`,
    }),
  });
  const links = sports.map((sport) => ({ organization_id, sport_id: words.sports[sport] }));
  await db.insertInto('organization_sports').values(links).execute();
  return organization_id;
}

const MANY = 10_050;

/** SEED_SCALE=large: adds more organisations than fit on a page of 10,000. */
export async function seedManyOrganizations(db: Database, { applications, words }: Parts): Promise<void> {
  await sql`
    with added as (
      insert into organizations (home_application_id, name, type, city, kvk_number, email, status, created_at, submitted_at)
      select ${applications.beweegplein}::bigint,
        (array['Zwemclub', 'Judoschool', 'Hardloopgroep', 'Wandelclub', 'Tennisvereniging', 'Dansstudio', 'Yogacentrum',
               'Buurtsporthuis', 'Klimhal', 'Roeivereniging'])[1 + n % 10] || ' '
          || (array['De Brug', 'Het Anker', 'De Vuurtoren', 'Morgenrood', 'De Hoek', 'Windkracht', 'De Linde'])[1 + n / 10 % 7]
          || ' ' || n,
        (array['association', 'company', 'foundation', 'individual'])[1 + n % 4],
        (array['Waterstad', 'Heuvelrode', 'Dijkerveen'])[1 + n % 3],
        lpad((50000000 + n)::text, 8, '0'), 'club' || n || '@groot.example',
        case when n % 50 = 0 then 'pending' else 'accepted' end, now() - make_interval(hours => n), now() - make_interval(hours => n)
      from generate_series(1, ${MANY}::integer) as n
      returning id, home_application_id
    ), linked as (
      insert into organization_applications (organization_id, application_id) select id, home_application_id from added
    )
    insert into organization_sports (organization_id, sport_id)
    select id, (${Object.values(words.sports)}::bigint[])[1 + id % ${Object.values(words.sports).length}::bigint] from added`.execute(
    db,
  );
}
