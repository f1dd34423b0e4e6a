import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export { findProfileWallets, findWalletPayments, type PaidOffer } from './profile-wallets.ts';
export { redeemCoupon, redeemTypedCode } from './redemptions/redeem-coupon.ts';
export { creditWallet, debitWallet } from './wallet-payments.ts';

/** Takes the removed wallets of a platform that is removed itself off it. Users hold no moves in them. */
export async function unlinkRemovedWallets(db: Database, applicationId: number): Promise<void> {
  await sql`delete from wallet_applications where application_id = ${applicationId}
    and wallet_id in (select id from wallets where deleted_at is not null)`.execute(db);
}
