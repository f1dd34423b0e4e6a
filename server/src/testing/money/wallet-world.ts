import { sql } from 'kysely';
import { findOrCreateProfile } from '../../features/profiles/public.ts';
import { seedProfileToken } from '../../features/profiles/profiles.seed.ts';
import { seedCoupon, seedRedemption, seedWallet } from '../../features/wallets/wallets.seed.ts';
import { asSystem } from '../../platform/database/database.ts';
import type { paymentWorld } from './payment-world.ts';

type World = Pick<Awaited<ReturnType<typeof paymentWorld>>, 'appPool' | 'tenants' | 'rowsOf'>;

export type User = { profileId: number; token: string; headers: Record<string, string> };
type WalletOf = { move_value_in_cents?: number; label_ids?: readonly number[]; application_ids?: readonly number[] };

/** Wallets and app users for tests, and a check that orders and ledger agree. */
export function walletWorld({ appPool, tenants, rowsOf }: World) {
  let made = 0;

  const newUser = (email?: string, applicationId = tenants.application): Promise<User> =>
    asSystem(appPool, async (db) => {
      const address = email ?? `gebruiker${(made += 1)}@test.example`;
      const asked = { applicationId, email: address, locale: 'nl' as const, now: new Date() };
      const profileId = await findOrCreateProfile(db, asked);
      const token = await seedProfileToken(db, profileId);
      return {
        profileId,
        token,
        headers: { authorization: `Bearer ${token}`, 'x-application-id': String(applicationId) },
      };
    });

  const newWallet = ({ application_ids = [tenants.application], ...wallet }: WalletOf = {}) =>
    asSystem(appPool, (db) =>
      seedWallet(db, { name: `Pas ${(made += 1)}`, slug: `pas-${made}`, application_ids, ...wallet }),
    );

  const give = (walletId: number, { profileId }: User, moves: number) =>
    asSystem(appPool, async (db) => {
      const code = `GEEF-${String((made += 1)).padStart(6, '0')}`;
      await seedCoupon(db, { wallet_id: walletId, code, value: moves });
      await seedRedemption(db, { code, profile_id: profileId });
    });

  const balanceOf = async (walletId: number, { profileId }: User): Promise<number> => {
    const { rows } = await rowsOf(sql<{ moves: number }>`
      select moves from wallet_balances where wallet_id = ${walletId} and profile_id = ${profileId}`);
    return rows[0]?.moves ?? 0;
  };

  type Disagreement = { order_id: number };
  /**
   * Returns the ids of orders that differ from the ledger: paid from a wallet without an entry or the other way round, or with other moves
   * than the price or the refund. Adds -1 for each balance that isn't the sum of its entries.
   */
  const disagreements = async (): Promise<number[]> => {
    const { rows } = await rowsOf(sql<Disagreement>`
      select orders.id as order_id
      from orders left join wallet_entries paid on paid.order_id = orders.id and paid.kind = 'payment'
        left join wallets on wallets.id = paid.wallet_id
        cross join lateral (
          select coalesce(sum(total_price_in_cents) filter (where status in ('paid', 'complete', 'partly_refunded', 'refunded')), 0) as price,
            coalesce(sum(refunded_in_cents), 0) as refunded
          from transactions where order_id = orders.id) as money
        cross join lateral (
          select coalesce(sum(moves), 0) as moves from wallet_entries where order_id = orders.id and kind = 'refund') as back
      where (paid.id is null) <> (orders.payment_type is distinct from 'wallet')
        or (paid.id is not null and (
          -paid.moves <> ceil(money.price::numeric / wallets.move_value_in_cents)
          or back.moves <> floor(-paid.moves * money.refunded / money.price)
          or orders.paid_at is null or orders.payout_month is null))
      union all
      select -1 from wallet_balances held where moves < 0 or moves <> (
        select sum(entry.moves) from wallet_entries entry
        where entry.wallet_id = held.wallet_id and entry.profile_id = held.profile_id)`);
    return rows.map(({ order_id }) => order_id);
  };

  /** Adds a user with moves in a wallet of their own. */
  async function holder(moves: number, wallet: WalletOf = {}) {
    const [user, walletId] = [await newUser(), await newWallet(wallet)];
    await give(walletId, user, moves);
    return { user, walletId };
  }

  return { holder, newUser, newWallet, give, balanceOf, disagreements };
}
