import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Id, Named } from '../kit/fields.ts';
import { Booking } from './booking.ts';
import { checkoutLabels } from './checkout.labels.ts';

// of an app user with a login: `Authorization: Bearer mvp_…`

const ofUser = { permission: 'public', scope: 'public', refusals: [401], labels: checkoutLabels } as const;

/** A wallet of the app user, with the moves in it. */
const OwnWallet = z.strictObject({ ...Named.shape, balance: Count });

const PayingWallet = OwnWallet.extend({
  /** Rounded up; null where the wallet doesn't pay for it. */
  price_in_moves: Count.nullable(),
  /** It pays for it, and holds enough. */
  can_pay: z.boolean(),
});

/** The wallets in which the app user has, or had, moves. */
export const listOwnWallets = endpoint({
  ...ofUser,
  name: 'listOwnWallets',
  method: 'GET',
  path: '/v1/public/profile/wallets',
  reply: { wallets: z.array(OwnWallet) },
  problems: ['throttle'],
});

/** The same, with what so many places or units of a published offer cost in moves, and which of the wallets can pay that. */
export const listOfferWallets = endpoint({
  ...ofUser,
  name: 'listOfferWallets',
  method: 'GET',
  path: '/v1/public/offers/:type/:offerId/wallets',
  query: z.object({ quantity: z.coerce.number().int().min(1).max(1_000).default(1) }),
  reply: { wallets: z.array(PayingWallet) },
  problems: ['throttle'],
});

/** The same for what is still to be paid of an order; a wallet can pay nothing of one that is not open. */
export const listBookingWallets = endpoint({
  ...ofUser,
  name: 'listBookingWallets',
  method: 'GET',
  path: '/v1/public/bookings/:orderToken/wallets',
  reply: { wallets: z.array(PayingWallet) },
  problems: ['throttle'],
});

/**
 * Pays all that is open of an order with the moves of a wallet, at once. 422 on `wallet_id` for a wallet that doesn't pay for it, or holds
 * too few moves; 409 when the order is not to be paid, or not any more, so that a repeat takes nothing twice.
 */
export const payFromWallet = endpoint({
  ...ofUser,
  name: 'payFromWallet',
  method: 'POST',
  path: '/v1/public/bookings/:orderToken/wallet-payments',
  body: z.object({ wallet_id: Id }),
  /** `balance` is what the wallet holds now. */
  reply: { booking: Booking, balance: Count },
  problems: ['payment.not_open', 'payment.over', 'throttle'],
});
