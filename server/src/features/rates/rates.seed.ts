import type { VatLevel } from '@move/domain/kit/money/vat.ts';
import type { CancellationPeriod } from '@move/domain/rates/cancellation.ts';
import type { Database } from '../../platform/database/database.ts';

type RateSeed = {
  organization_id: number;
  name?: string;
  price_in_cents?: number;
  vat_level?: VatLevel;
  vat_exemption_reason?: string;
  archived_at?: string;
  /** The cancellation terms in order; the first one is the default. */
  term_ids?: readonly number[];
};

export async function seedRate(db: Database, seed: RateSeed): Promise<number> {
  const { term_ids = [], ...rate } = seed;
  const { id } = await db
    .insertInto('rates')
    .values({ name: 'Losse les', price_in_cents: 1_250, vat_level: 'low', ...rate })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, term_id] of term_ids.entries()) {
    const link = { organization_id: rate.organization_id, rate_id: id, term_id, position: index + 1 };
    await db.insertInto('rate_cancellation_terms').values(link).execute();
  }
  return id;
}

type TermSeed = { organization_id: number; name?: string; periods?: readonly CancellationPeriod[] };

const everything: readonly CancellationPeriod[] = [{ from_minutes: null, until_minutes: null, refund_percentage: 100 }];

export async function seedTerm(
  db: Database,
  { periods = everything, name = 'Soepel', ...term }: TermSeed,
): Promise<number> {
  const { id } = await db
    .insertInto('cancellation_terms')
    .values({ ...term, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { organization_id } = term;
  const rows = periods.map((period, position) => ({ ...period, organization_id, term_id: id, position }));
  await db.insertInto('cancellation_periods').values(rows).execute();
  return id;
}
