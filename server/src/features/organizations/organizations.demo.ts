import type { Database } from '../../platform/database/database.ts';
import type { DemoApplications } from '../applications/applications.demo.ts';
import { seedOrganization } from './organizations.seed.ts';

type Demo = {
  name: string;
  on: readonly (keyof DemoApplications)[];
  type: string;
  city: string;
  kvk: string | null;
  domain: string;
  description: string;
  status?: 'pending' | 'rejected';
  rejected_reason?: string;
};

/** The organisations of the demo (D8), by the slug of their domain. The first platform named is their home. */
const organizations = [
  {
    name: 'Zwemclub De Otters',
    on: ['waterstad', 'beweegplein'],
    type: 'association',
    city: 'Waterstad',
    kvk: '40123401',
    domain: 'zwemclub',
    description: 'Van watergewenning tot masterswedstrijd: zwemmen voor iedereen in Waterstad.',
  },
  {
    name: 'Judoschool Kodai',
    on: ['heuvelland', 'beweegplein'],
    type: 'company',
    city: 'Heuvelrode',
    kvk: '40123402',
    domain: 'judo',
    description: 'Judo voor kleuters, jeugd en volwassenen. Eerste les altijd gratis.',
  },
  {
    name: 'Hardloopgroep De Dijk',
    on: ['waterstad', 'beweegplein'],
    type: 'association',
    city: 'Dijkerveen',
    kvk: '40123403',
    domain: 'dedijk',
    description: 'Samen hardlopen over de dijk, van eerste kilometer tot marathon.',
  },
  {
    name: 'Wandelclub Het Veerpad',
    on: ['waterstad'],
    type: 'association',
    city: 'Dijkerveen',
    kvk: '40123404',
    domain: 'veerpad',
    description: 'Elke week een andere wandeling langs het water.',
  },
  {
    name: 'Tennisvereniging De Linde',
    on: ['heuvelland'],
    type: 'association',
    city: 'Heuvelrode',
    kvk: '40123405',
    domain: 'delinde',
    description: 'Zes gravelbanen, twee padelbanen en een gezellig clubhuis.',
  },
  {
    name: 'Dansstudio Ritme & Zo',
    on: ['waterstad'],
    type: 'company',
    city: 'Waterstad',
    kvk: '40123406',
    domain: 'ritme',
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
    description: 'Rustige yogalessen in kleine groepen.',
  },
  {
    name: 'Buurtsporthuis Noord',
    on: ['waterstad', 'beweegplein'],
    type: 'foundation',
    city: 'Waterstad',
    kvk: '40123408',
    domain: 'noord',
    description: 'Laagdrempelig sporten in de buurt, vaak gratis.',
  },
  {
    name: 'Klimhal De Piek',
    on: ['heuvelland'],
    type: 'company',
    city: 'Dijkerveen',
    kvk: '40123409',
    domain: 'depiek',
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
    description: 'Roeien op de rivier, van skiff tot acht.',
  },
  {
    name: 'Stichting Bewegen 55+',
    on: ['beweegplein', 'waterstad', 'heuvelland'],
    type: 'foundation',
    city: 'Dijkerveen',
    kvk: '40123411',
    domain: 'bewegen55',
    description: 'Fit blijven na je vijfenvijftigste, samen en op je eigen tempo.',
  },
  {
    name: 'Sportbedrijf Waterstad',
    on: ['waterstad', 'beweegplein'],
    type: 'municipality',
    city: 'Waterstad',
    kvk: '40123412',
    domain: 'sportbedrijf',
    description: 'Het sportbedrijf van de gemeente: zwembaden, sporthallen en buurtsport.',
  },
  {
    name: 'ÉÉN Fit B.V.',
    on: ['waterstad'],
    type: 'company',
    city: 'Waterstad',
    kvk: null,
    domain: 'eenfit',
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
    description: 'Naschools sportaanbod voor onze leerlingen.',
    status: 'rejected',
    rejected_reason: 'Het e-mailadres van de school klopt niet. Pas het aan en dien opnieuw in.',
  },
] as const satisfies readonly Demo[];

export type DemoDomain = (typeof organizations)[number]['domain'];
export type DemoOrganizations = Record<DemoDomain, number>;

export async function seedDemoOrganizations(db: Database, applications: DemoApplications): Promise<DemoOrganizations> {
  const entries: [DemoDomain, number][] = [];
  for (const organization of organizations)
    entries.push([organization.domain, await seedDemo(db, organization, applications)]);
  return Object.fromEntries(entries) as DemoOrganizations;
}

function seedDemo(db: Database, demo: Demo, applications: DemoApplications): Promise<number> {
  const { on, domain, kvk, ...columns } = demo;
  const ids = on.map((name) => applications[name]);
  return seedOrganization(db, {
    ...columns,
    kvk_number: kvk,
    home_application_id: ids[0] ?? applications.beweegplein,
    application_ids: ids,
    email: `info@${domain}.example`,
    phone: '0318 55 01 00',
    website: `https://www.${domain}.example`,
    socials: JSON.stringify({ instagram_url: `https://instagram.example/${domain}` }),
  });
}
