import type { Database } from '../../platform/database/database.ts';
import type { DemoPeople } from '../access/access.demo.ts';
import type { DemoDomain, DemoOrganizations } from '../organizations/organizations.demo.ts';
import { seedContact } from '../../features/contacts/contacts.seed.ts';

type Outsider = readonly [domain: DemoDomain, first_name: string, last_name: string, phone: string | null];

/** Contacts who are not members of the team, with their own email address. */
const outsiders: readonly Outsider[] = [
  ['zwemclub', 'Ilse', 'Brouwer', '06 11 22 33 01'],
  ['zwemclub', 'Sjoerd', 'Hiemstra', null],
  ['judo', 'Hamza', 'Bouali', '06 11 22 33 02'],
  ['dedijk', 'Chantal', 'Pengel', '06 11 22 33 03'],
  ['veerpad', 'Gerrit', 'ter Horst', '06 11 22 33 04'],
  ['veerpad', 'Marijke', 'Vos', null],
  ['delinde', 'Joëlle', 'Haagen', '06 11 22 33 05'],
  ['delinde', 'Bram', 'Kuipers', '06 11 22 33 06'],
  ['ritme', 'Soraya', 'Wijngaarde', '06 11 22 33 07'],
  ['adem', 'Eva', 'Mulder', '06 11 22 33 08'],
  ['noord', 'Yusuf', 'Aydın', '06 11 22 33 09'],
  ['depiek', 'Thijs', 'van Leeuwen', null],
  ['stroom', 'Femke', 'Postma', '06 11 22 33 10'],
  ['bewegen55', 'Truus', 'Hendriks', '06 11 22 33 11'],
  ['bewegen55', 'Rinus', 'de Graaf', null],
  ['sportbedrijf', 'Kim', 'Scholten', '06 11 22 33 12'],
  ['eenfit', 'Desmond', 'Pinas', '06 11 22 33 13'],
];

/** The ids of contacts by organisation and first name, e.g. `contacts.zwemclub.Daan`. */
export type DemoContacts = Partial<Record<DemoDomain, Readonly<Record<string, number>>>>;

type Parts = { organizations: DemoOrganizations; people: DemoPeople };

/** Adds contacts for the offers: members of the team and outsiders. */
export async function seedDemoContacts(db: Database, { organizations, people }: Parts): Promise<DemoContacts> {
  const contacts: Partial<Record<DemoDomain, Record<string, number>>> = {};
  const add = async (domain: DemoDomain, contact: Omit<Parameters<typeof seedContact>[1], 'organization_id'>) => {
    const id = await seedContact(db, { ...contact, organization_id: organizations[domain] });
    contacts[domain] = { ...contacts[domain], [contact.first_name]: id };
  };
  const pieter = { user_id: people.pieter, first_name: 'Pieter', last_name: 'van den Berg' };
  const daan = { user_id: people.daan, first_name: 'Daan', last_name: 'Visser' };
  const noor = { user_id: people.noor, first_name: 'Noor', last_name: 'Öztürk' };
  const anouk = { user_id: people.anouk, first_name: 'Anouk', last_name: 'Jansen', email: 'beheer@multi.example' };
  await add('zwemclub', { ...pieter, email: 'beheer@zwemclub.example', phone: '06 11 22 33 44' });
  await add('zwemclub', { ...daan, email: 'trainer@zwemclub.example' });
  await add('judo', { ...noor, email: 'trainer@judo.example', phone: '06 11 22 33 45' });
  for (const domain of ['dedijk', 'noord', 'bewegen55'] as const) await add(domain, anouk);
  for (const [domain, first_name, last_name, phone] of outsiders) {
    const email = `${first_name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, '')}@${domain}.example`;
    // those with a telephone are on the website
    await add(domain, { first_name, last_name, email, phone, is_public: phone !== null });
  }
  return contacts;
}
