import type { Database } from '../../platform/database/database.ts';
import type { DemoPeople } from '../access/access.demo.ts';
import type { DemoDomain, DemoOrganizations } from '../organizations/organizations.demo.ts';
import { seedFinanceInfo } from '../../features/finances/finances.seed.ts';

type Parts = { organizations: DemoOrganizations; people: DemoPeople; appKey: string };
type Account = readonly [
  holder: string,
  street: string,
  house_number: string,
  postal_code: string,
  city: string,
  iban: string,
];

/**
 * The bank accounts of every organisation except `bewegen55`, which therefore gets no payouts. The IBANs belong to a bank that does not
 * exist and have valid check digits.
 */
const accounts = {
  zwemclub: ['Zwemclub De Otters', 'Badlaan', '12', '3451 AB', 'Waterstad', 'NL10TSTB0417164300'],
  judo: ['Judoschool Kodai', 'Tatamistraat', '4', '6321 KD', 'Heuvelrode', 'NL56TSTB0262873041'],
  dedijk: ['Hardloopgroep De Dijk', 'Dijkweg', '88', '3461 DK', 'Dijkerveen', 'NL96TSTB0581940726'],
  veerpad: ['Wandelclub Het Veerpad', 'Veerpad', '1', '3461 VP', 'Dijkerveen', 'NL63TSTB0936204817'],
  delinde: ['Tennisvereniging De Linde', 'Lindelaan', '30', '3452 LN', 'Waterstad', 'NL54TSTB0305718462'],
  ritme: ['Dansstudio Ritme en Zo', 'Walsplein', '7', '3453 RT', 'Waterstad', 'NL15TSTB0748120935'],
  adem: ['Yogacentrum Adem', 'Stiltepad', '9', '6322 YG', 'Heuvelrode', 'NL63TSTB0193658274'],
  noord: ['Buurtsporthuis Noord', 'Noorderplein', '2', '3454 NR', 'Waterstad', 'NL63TSTB0620431987'],
  depiek: ['Klimhal De Piek', 'Touwslagersweg', '15', '6323 PK', 'Heuvelrode', 'NL55TSTB0857296140'],
  stroom: ['Roeivereniging Stroom', 'Botenkade', '3', '3462 RS', 'Dijkerveen', 'NL66TSTB0471083652'],
  sportbedrijf: ['Gemeente Waterstad', 'Stadhuisplein', '1', '3455 SB', 'Waterstad', 'NL98TSTB0214659308'],
  eenfit: ['EEN Fit B.V.', 'Halterstraat', '101', '3456 FT', 'Waterstad', 'NL14TSTB0789340521'],
  desprong: ['Stichting De Sprong', 'Springweg', '6', '6324 SP', 'Heuvelrode', 'NL47TSTB0538217694'],
} as const satisfies Partial<Record<DemoDomain, Account>>;

/** Adds the bank accounts of the demo. The one of the runners still has to be confirmed. */
export async function seedDemoFinances(db: Database, { organizations, people, appKey }: Parts): Promise<void> {
  for (const [position, [domain, account]] of Object.entries(accounts).entries()) {
    const [account_name, street, house_number, postal_code, city, iban] = account;
    const isHeld = domain === 'dedijk';
    await seedFinanceInfo(db, {
      organization_id: organizations[domain as keyof typeof accounts],
      appKey,
      iban,
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
