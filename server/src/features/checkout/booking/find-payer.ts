import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { Call } from '../../../platform/http/route.ts';
import { invalid } from '../../../platform/http/problem.ts';
import { enterProfile } from '../../profiles/public.ts';

type Booking = Pick<Call<Endpoint>, 'db' | 'now' | 'request' | 'applicationId'>;
export type Payer = {
  profileId: number;
  applicationId: number;
  walletId: number;
  /** The price in moves that the user saw. */
  shownMoves: number | undefined;
};
type Paying = { wallet_id?: number | undefined; price_in_moves?: number | undefined };

/** The app user who pays with the `wallet_id` in the body; null when the buyer pays later. Throws 401 without a valid login. */
export async function findPayer(
  call: Booking,
  { wallet_id: walletId, price_in_moves: shownMoves }: Paying,
): Promise<Payer | null> {
  if (walletId === undefined) return null;
  const profileId = await enterProfile(call);
  const { applicationId } = call;
  if (applicationId === null) throw invalid('wallet_id', 'wallet.other_offer');
  return { profileId, applicationId, walletId, shownMoves };
}
