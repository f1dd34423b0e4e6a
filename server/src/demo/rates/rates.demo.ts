import type { VatLevel } from '@move/domain/kit/money/vat.ts';
import type { CancellationPeriod } from '@move/domain/rates/cancellation.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DemoDomain, DemoOrganizations } from '../organizations/organizations.demo.ts';
import { seedRate, seedTerm } from '../../features/rates/rates.seed.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns periods from their borders in minutes before the start; there is one percentage more than borders. */
function periodsOf(borders: readonly number[], percentages: readonly number[]): CancellationPeriod[] {
  return percentages.map((refund_percentage, index) => ({
    from_minutes: index === 0 ? null : (borders[index - 1] ?? null),
    until_minutes: borders[index] ?? null,
    refund_percentage,
  }));
}

/** The cancellation terms of the demo: one period, two, three, and terms without refund. */
const terms = {
  standaard: { of: 'zwemclub', name: 'Standaard', periods: periodsOf([48 * HOUR, 6 * HOUR], [100, 50, 0]) },
  soepel: { of: 'zwemclub', name: 'Soepel', periods: periodsOf([], [100]) },
  niets: { of: 'zwemclub', name: 'Geen teruggave', periods: periodsOf([], [0]) },
  judo: { of: 'judo', name: 'Tot een dag van tevoren', periods: periodsOf([DAY], [100, 0]) },
  linde: { of: 'delinde', name: 'Baanhuur', periods: periodsOf([7 * DAY, 2 * DAY], [100, 75, 25]) },
  noord: { of: 'noord', name: 'Buurtregeling', periods: periodsOf([2 * HOUR], [100, 50]) },
} as const satisfies Record<string, { of: DemoDomain; name: string; periods: CancellationPeriod[] }>;

type TermName = keyof typeof terms;
type DemoRate = readonly [name: string, cents: number, vat: VatLevel, terms?: readonly TermName[]];

const standard: readonly TermName[] = ['standaard', 'soepel'];

/** The 25 rates of the demo, from free to € 249,50, with every VAT rate. */
const rates = {
  zwemclub: [
    ['Losse les', 1_250, 'low', standard],
    ['Ouder en kind', 900, 'low', standard],
    ['Banenzwemmen', 550, 'low', ['soepel']],
    ['Materiaal', 350, 'high', ['niets']],
  ],
  judo: [
    ['Proefles', 0, 'low'],
    ['Judo kleuters en G-judo', 600, 'low', ['judo']],
    ['Judo jeugd', 850, 'low', ['judo']],
    ['Judo volwassenen', 1_000, 'low', ['judo']],
    ['Seizoenskaart', 24_950, 'low'],
  ],
  dedijk: [
    ['Training op de baan', 600, 'zero'],
    ['Deelname De Dijkloop', 500, 'zero'],
    ['Start to run', 1_750, 'zero'],
  ],
  veerpad: [['Wandeling met koffie', 150, 'low']],
  delinde: [
    ['Tennisles', 1_850, 'low', ['linde']],
    ['Padeltoss', 700, 'low', ['linde']],
  ],
  ritme: [['Dansles', 1_100, 'low']],
  adem: [
    ['Yogales', 1_500, 'low'],
    ['Stilteweekend', 19_900, 'high'],
  ],
  noord: [['Stadspas', 250, 'low', ['noord']]],
  stroom: [
    ['Deelname roeimarathon', 2_250, 'zero'],
    ['Leren roeien, zes avonden', 4_500, 'zero'],
  ],
  bewegen55: [['Fit in de ochtend', 400, 'zero']],
  sportbedrijf: [['Buurtsport', 450, 'low']],
  eenfit: [
    ['Groepsles', 995, 'low'],
    ['Strippenkaart 10 keer', 9_500, 'low'],
  ],
} as const satisfies Partial<Record<DemoDomain, readonly DemoRate[]>>;

type DemoRates = typeof rates;
export type DemoRateName = { [Domain in keyof DemoRates]: DemoRates[Domain][number][0] }[keyof DemoRates];

/** Rates and terms by name, for the demo data of other slices. */
export type DemoPrices = { rates: Record<DemoRateName, number>; terms: Record<TermName, number> };

const EXEMPTION = 'Vrijgesteld: sportvereniging zonder winstoogmerk';

export async function seedDemoRates(db: Database, organizations: DemoOrganizations): Promise<DemoPrices> {
  const termIds: [string, number][] = [];
  for (const [key, { of, ...term }] of Object.entries(terms)) {
    termIds.push([key, await seedTerm(db, { ...term, organization_id: organizations[of] })]);
  }
  const byTerm = Object.fromEntries(termIds) as DemoPrices['terms'];
  const rateIds: [string, number][] = [];
  for (const [domain, own] of Object.entries(rates)) {
    const organization_id = organizations[domain as keyof DemoRates];
    for (const rate of own as readonly DemoRate[]) {
      rateIds.push([rate[0], await seedDemoRate(db, { organization_id, rate, byTerm })]);
    }
  }
  return { rates: Object.fromEntries(rateIds) as DemoPrices['rates'], terms: byTerm };
}

type Seeding = { organization_id: number; rate: DemoRate; byTerm: DemoPrices['terms'] };

function seedDemoRate(db: Database, { organization_id, rate, byTerm }: Seeding): Promise<number> {
  const [name, price_in_cents, vat_level, offered = []] = rate;
  return seedRate(db, {
    organization_id,
    name,
    price_in_cents,
    vat_level,
    ...(vat_level === 'zero' && price_in_cents > 0 ? { vat_exemption_reason: EXEMPTION } : {}),
    term_ids: offered.map((term) => byTerm[term]),
  });
}
