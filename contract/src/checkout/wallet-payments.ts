import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Id, Named } from '../kit/fields.ts';
import { PublicBooking } from './booking.ts';
import { checkoutLabels } from './checkout.labels.ts';

// for an app user with a login: `Authorization: Bearer mvp_…`

const ofUser = { permission: 'public', scope: 'public', refusals: [401], labels: checkoutLabels } as const;

/** A wallet of the app user, with its balance in moves. */
const OwnWallet = z.strictObject({ ...Named.shape, balance: Count });

const PayingWallet = OwnWallet.extend({
  /** The price in moves, rounded up; null where the wallet can't pay it. */
  price_in_moves: Count.nullable(),
  /** The wallet accepts the offer, and has enough moves. */
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

/** The app user's wallets, with the price in moves of a number of spots or units of a published offer, and whether each can pay it. */
export const listOfferWallets = endpoint({
  ...ofUser,
  name: 'listOfferWallets',
  method: 'GET',
  path: '/v1/public/offers/:type/:offerId/wallets',
  query: z.object({ quantity: z.coerce.number().int().min(1).max(1_000).default(1) }),
  reply: { wallets: z.array(PayingWallet) },
  problems: ['throttle'],
});

/** The wallets of the app user for the open amount of an order; no wallet can pay an order that isn't open. */
export const listBookingWallets = endpoint({
  ...ofUser,
  name: 'listBookingWallets',
  method: 'GET',
  path: '/v1/public/bookings/:orderToken/wallets',
  reply: { wallets: z.array(PayingWallet) },
  problems: ['throttle'],
});

/**
 * Pays the open amount of an order with the moves of a wallet, at once. 422 on `wallet_id` for a wallet that can't pay it or has too few
 * moves, and on `price_in_moves` when the price has changed since. 409 when the order is not open, so that a repeated call pays once.
 */
export const payFromWallet = endpoint({
  ...ofUser,
  name: 'payFromWallet',
  method: 'POST',
  path: '/v1/public/bookings/:orderToken/wallet-payments',
  body: z.object({
    wallet_id: Id,
    /** The price in moves that the user saw. */
    price_in_moves: Count.optional(),
  }),
  /** `balance`: the balance of the wallet now. */
  reply: { booking: PublicBooking, balance: Count },
  problems: ['payment.not_open', 'payment.over', 'throttle'],
});
