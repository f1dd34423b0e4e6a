import type * as api from '@move/contract/checkout/wallet-payments.ts';
import type { PublicOfferDetail } from '@move/contract/offers/offers.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { enterOrderLink } from '../../orders/public.ts';
import { quoteOrder, quoteWallets } from '../../payments/public.ts';
import { enterProfile } from '../../profiles/public.ts';
import { findProfileWallets, type PaidOffer } from '../../wallets/public.ts';
import { enterOffer } from '../booking/enter-offer.ts';
import { limitWalletReads } from '../limits.ts';

/** Returns the app user and the platform of the call. Throws 401 without a login, 429 after too many reads. */
async function enterUser(call: Pick<Call<Endpoint>, 'db' | 'now' | 'request' | 'applicationId' | 'throttle'>) {
  const profileId = await enterProfile(call);
  await limitWalletReads(call, profileId);
  const { applicationId } = call;
  if (applicationId === null) throw notFound();
  return { profileId, applicationId };
}

export async function listOwnWallets(call: Call<typeof api.listOwnWallets>) {
  const { profileId } = await enterUser(call);
  const wallets = await findProfileWallets(call.db, { profileId, activityId: null, productId: null });
  return { wallets: wallets.map(({ id, name, balance }) => ({ id, name, balance })) };
}

export async function listOfferWallets(call: Call<typeof api.listOfferWallets>) {
  const { db, params, query, now } = call;
  const user = await enterUser(call);
  const offer = await enterOffer(db, { ...params, now, shop: call });
  const grossInCents = offer.price_in_cents * query.quantity;
  return { wallets: await quoteWallets(db, { ...user, offer: paidOffer(offer), grossInCents }) };
}

function paidOffer({ type, id, activity }: PublicOfferDetail): PaidOffer {
  if (type === 'product') return { activityId: null, productId: id };
  return { activityId: type === 'activity' ? id : (activity?.id ?? null), productId: null };
}

export async function listBookingWallets(call: Call<typeof api.listBookingWallets>) {
  const { db, params, now } = call;
  const user = await enterUser(call);
  const orderId = await enterOrderLink(db, params.orderToken);
  return { wallets: await quoteOrder(db, { ...user, orderId, now }) };
}
