import { createHash } from 'node:crypto';
import { codeFromBytes } from '@move/domain/wallets/coupon-code.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DemoPeople } from '../access/access.demo.ts';
import type { DemoApplications } from '../applications/applications.demo.ts';
import { demoPerson, seededChance } from '../bookings/demo-people.demo.ts';
import { seedProfile } from '../../features/profiles/profiles.seed.ts';
import { insertBatch } from '../../features/wallets/coupons/create-coupon-batch.ts';
import { seedCoupon, seedRedemption, seedWallet } from '../../features/wallets/wallets.seed.ts';

type Parts = { applications: DemoApplications; people: DemoPeople };

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Coupon codes of the demo, which are the same at each start; real codes are random. */
const demoCodes = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) =>
    codeFromBytes(createHash('sha256').update(`${prefix} ${n}`).digest(), { prefix, suffix: '' }),
  );

/** Adds three wallets with four batches, single coupons with every status, and 120 redemptions. */
export async function seedDemoWallets(db: Database, { applications, people }: Parts): Promise<void> {
  const { beweegplein, waterstad, heuvelland } = applications;
  const labels = new Map(
    (await db.selectFrom('labels').select(['id', 'name']).execute()).map(({ id, name }) => [name, id] as const),
  );
  const label = (name: string) => [labels.get(name) ?? 0].filter((id) => id > 0);
  const [jeugdpas, vitaliteit, zomer] = [
    await seedWallet(db, {
      name: 'Jeugdpas',
      slug: 'jeugdpas',
      application_ids: [beweegplein, waterstad],
      label_ids: label('Jeugdfonds'),
    }),
    await seedWallet(db, {
      name: 'Vitaliteitsbudget',
      slug: 'vitaliteitsbudget',
      application_ids: [beweegplein, heuvelland],
      move_value_in_cents: 250,
    }),
    await seedWallet(db, {
      name: 'Zomermoves',
      slug: 'zomermoves',
      application_ids: [waterstad],
      label_ids: label('Zomerpas'),
      move_value_in_cents: 50,
    }),
  ];
  const made = { suffix: '', quantity: 1, created_by: people.sanne };
  const batches = [
    { ...made, wallet_id: jeugdpas, count: 500, prefix: 'JEUGD', value: 60, expires_at: daysFromNow(200) },
    { ...made, wallet_id: jeugdpas, count: 40, prefix: 'SCHOOL', value: 20, quantity: 2, expires_at: null },
    { ...made, wallet_id: vitaliteit, count: 100, prefix: 'VITAAL', value: 40, expires_at: daysFromNow(400) },
    { ...made, wallet_id: zomer, count: 60, prefix: 'ZOMER', value: 30, expires_at: daysFromNow(-10) },
  ];
  for (const batch of batches) await insertBatch(db, batch, demoCodes(batch.prefix, batch.count));
  const single = { created_by: people.sanne, value: 25 };
  await seedCoupon(db, { ...single, wallet_id: zomer, code: 'ZOMER-PROEF1', quantity: 100 });
  await seedCoupon(db, {
    ...single,
    wallet_id: zomer,
    code: 'LENTE-ACTIE',
    quantity: 50,
    expires_at: daysFromNow(-90),
  });
  await seedCoupon(db, { ...single, wallet_id: jeugdpas, code: 'GESTOPT-2026', quantity: 10, is_enabled: false });
  await seedCoupon(db, { ...single, wallet_id: vitaliteit, code: 'BEURS-DRIE', quantity: 3 });
  // coupons are older than the first redemption
  await sql`update coupons set created_at = now() - interval '120 days', updated_at = now() - interval '120 days'`.execute(
    db,
  );
  await sql`update coupon_batches set created_at = now() - interval '120 days'`.execute(db);
  await redeemSome(db, applications);
}

/** The postcodes of app users; some gave none. */
const ZIPCODES = ['3451 AB', '3451 CX', '3452 DE', '3455 KL', '7311 BN', '7312 RT', null] as const;

/** Redeems some codes, for a number of users of a platform, within a number of days before now. */
async function redeemSome(db: Database, { beweegplein, waterstad, heuvelland }: DemoApplications): Promise<void> {
  const turns = [
    { codes: demoCodes('JEUGD', 45), application: waterstad, days: [80, 1] },
    { codes: demoCodes('SCHOOL', 12), application: beweegplein, days: [60, 5] },
    { codes: demoCodes('VITAAL', 18), application: heuvelland, days: [100, 2] },
    { codes: demoCodes('ZOMER', 20), application: waterstad, days: [110, 15] },
    { codes: Array.from({ length: 22 }, () => 'ZOMER-PROEF1'), application: waterstad, days: [40, 0.1] },
    { codes: Array.from({ length: 3 }, () => 'BEURS-DRIE'), application: heuvelland, days: [70, 65] },
  ] as const;
  const chance = seededChance(812);
  const today = new Date().toISOString().slice(0, 10);
  let number = 900;
  for (const { codes, application, days } of turns) {
    const [first, last] = days;
    const moments = codes.map(() => -(last + chance() * (first - last))).toSorted((a, b) => a - b);
    for (const [index, code] of codes.entries()) {
      const { first_name, last_name, email, date_of_birth } = demoPerson((number += 1), { from: 12, to: 70 }, today);
      const at = daysFromNow(moments[index] ?? -1);
      const zipcode = ZIPCODES[number % ZIPCODES.length] ?? null;
      const person = { first_name, last_name, email, date_of_birth, zipcode, last_used_at: at };
      const profile_id = await seedProfile(db, { application_id: application, ...person });
      await seedRedemption(db, { code, profile_id, at });
    }
  }
}
