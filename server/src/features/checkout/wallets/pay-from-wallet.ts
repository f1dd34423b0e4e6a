import type * as api from '@move/contract/checkout/wallet-payments.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import type { Call } from '../../../platform/http/route.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { changed } from '../../../platform/http/written.ts';
import { enterOrderLink } from '../../orders/public.ts';
import { payFromWallet as payOrder } from '../../payments/public.ts';
import { enterProfile } from '../../profiles/public.ts';
import { findBooking } from '../order-page/find-booking.ts';
import { limitWalletPayments } from '../limits.ts';

/** Pays the order of a link from the wallet of the app user who is logged in. The app user needn't be the buyer. */
export async function payFromWallet(call: Call<typeof api.payFromWallet>) {
  const { db, params, body, now, locale, applicationId, config } = call;
  const profileId = await enterProfile(call);
  await limitWalletPayments(call, profileId);
  if (applicationId === null) throw notFound();
  const orderId = await enterOrderLink(db, params.orderToken);
  const { wallet_id: walletId, price_in_moves: shownMoves } = body;
  const paying = { orderId, profileId, applicationId, walletId, shownMoves, now, appUrl: config.appUrl };
  const { organization_id, amountInCents, moves, balance } = await payOrder(db, paying);
  return changed(
    { booking: await findBooking(db, { orderId, now, locale }), balance },
    {
      subject: { type: 'orders', id: orderId, name: orderNumber(orderId) },
      after: { payment: amountInCents, method: 'wallet', moves, organization_id },
    },
  );
}
