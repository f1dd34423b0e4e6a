import type { Locale } from '@move/domain/kit/messages.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { Call } from '../../platform/http/route.ts';
import { invalid } from '../../platform/http/problem.ts';
import { noteVisitor } from '../orders/public.ts';
import { payFromWallet } from '../payments/public.ts';
import { enterProfile, findOrCreateProfile } from '../profiles/public.ts';

type Booking = Pick<Call<Endpoint>, 'db' | 'now' | 'request' | 'applicationId' | 'config'>;
export type Payer = { profileId: number; applicationId: number; walletId: number };

/** The app user who pays with `wallet_id` of the body; null when the buyer pays later. Throws 401 without a login that works. */
export async function findPayer(call: Booking, walletId: number | undefined): Promise<Payer | null> {
  if (walletId === undefined) return null;
  const profileId = await enterProfile(call);
  const { applicationId } = call;
  if (applicationId === null) throw invalid('wallet_id', 'wallet.other_offer');
  return { profileId, applicationId, walletId };
}

type Placed = {
  orderId: number;
  email: string;
  locale: Locale;
  payer: Payer | null;
  network: Buffer | null;
  returnUrl: string | undefined;
};

/**
 * What follows for every order that a visitor placed: an order with a wallet is paid at once, and it belongs to the profile of the
 * buyer's address. The profile comes last, as in the ledger of wallets.
 */
export async function payAndLink({ db, now, config }: Booking, { payer, email, locale, ...placed }: Placed) {
  if (payer) await payFromWallet(db, { ...payer, orderId: placed.orderId, now, appUrl: config.appUrl });
  await noteVisitor(db, {
    ...placed,
    findProfile: (applicationId) => findOrCreateProfile(db, { applicationId, email, locale, now }),
  });
}
