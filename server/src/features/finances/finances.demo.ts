import type { Database } from '../../platform/database/database.ts';
import type { DemoPeople } from '../access/access.demo.ts';
import type { DemoDomain, DemoOrganizations } from '../organizations/organizations.demo.ts';
import { seedFinanceInfo } from './finances.seed.ts';

type Parts = { organizations: DemoOrganizations; people: DemoPeople; appKey: string };
type Account = readonly [holder: string, street: string, house_number: string, postal_code: string, city: string];

/** Of a bank that does not exist, with right check digits (D8). */
const IBANS = [
  'NL90TSTB0000000101',
  'NL79TSTB0000000202',
  'NL68TSTB0000000303',
  'NL57TSTB0000000404',
  'NL46TSTB0000000505',
] as const;

/** Every organisation but `bewegen55`, which is not paid out for that reason. */
const accounts = {
  zwemclub: ['Zwemclub De Otters', 'Badlaan', '12', '3451 AB', 'Waterstad'],
  judo: ['Judoschool Kodai', 'Tatamistraat', '4', '6321 KD', 'Heuvelrode'],
  dedijk: ['Hardloopgroep De Dijk', 'Dijkweg', '88', '3461 DK', 'Dijkerveen'],
  veerpad: ['Wandelclub Het Veerpad', 'Veerpad', '1', '3461 VP', 'Dijkerveen'],
  delinde: ['Tennisvereniging De Linde', 'Lindelaan', '30', '3452 LN', 'Waterstad'],
  ritme: ['Dansstudio Ritme en Zo', 'Walsplein', '7', '3453 RT', 'Waterstad'],
  adem: ['Yogacentrum Adem', 'Stiltepad', '9', '6322 YG', 'Heuvelrode'],
  noord: ['Buurtsporthuis Noord', 'Noorderplein', '2', '3454 NR', 'Waterstad'],
  depiek: ['Klimhal De Piek', 'Touwslagersweg', '15', '6323 PK', 'Heuvelrode'],
  stroom: ['Roeivereniging Stroom', 'Botenkade', '3', '3462 RS', 'Dijkerveen'],
  sportbedrijf: ['Gemeente Waterstad', 'Stadhuisplein', '1', '3455 SB', 'Waterstad'],
  eenfit: ['EEN Fit B.V.', 'Halterstraat', '101', '3456 FT', 'Waterstad'],
  desprong: ['Stichting De Sprong', 'Springweg', '6', '6324 SP', 'Heuvelrode'],
} as const satisfies Partial<Record<DemoDomain, Account>>;

/** Finance info of the demo; that of the runners waits for somebody who confirms the account. */
export async function seedDemoFinances(db: Database, { organizations, people, appKey }: Parts): Promise<void> {
  for (const [position, [domain, account]] of Object.entries(accounts).entries()) {
    const [account_name, street, house_number, postal_code, city] = account;
    const isHeld = domain === 'dedijk';
    await seedFinanceInfo(db, {
      organization_id: organizations[domain as keyof typeof accounts],
      appKey,
      iban: IBANS[position % IBANS.length] ?? IBANS[0],
      attn: 'Penningmeester',
      account_name,
      street,
      house_number,
      postal_code,
      city,
      ...(isHeld ? { previous_iban: 'NL••••0202', iban_changed_by: people.anouk, payouts_held_since: daysAgo(2) } : {}),
      iban_changed_at: daysAgo(isHeld ? 2 : 300 - position),
    });
  }
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
