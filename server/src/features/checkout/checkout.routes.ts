import * as orderPageApi from '@move/contract/checkout/order-page.ts';
import * as walletsApi from '@move/contract/checkout/wallet-payments.ts';
import * as api from '@move/contract/checkout/checkout.ts';
import { bySender, fairLimit } from '../../platform/http/limits/fair-limit.ts';
import { route } from '../../platform/http/route.ts';
import { cancelBooking } from './order-page/cancel-booking.ts';
import { createBundleBooking } from './booking/create-bundle-booking.ts';
import { createPublicPurchase } from './create-public-purchase.ts';
import { createSessionBooking } from './booking/create-session-booking.ts';
import { getBooking } from './order-page/get-booking.ts';
import { getBookingReceipt } from './order-page/get-booking-receipt.ts';
import { payFromWallet } from './wallets/pay-from-wallet.ts';
import { listBookingWallets, listOfferWallets, listOwnWallets } from './wallets/wallets.queries.ts';

/** Keeps connections free for other visitors during a rush for one session. */
const inTurn = { through: bySender(fairLimit(4, { each: 30, all: 500 })) };

export const checkoutRoutes = [
  route(api.createSessionBooking, createSessionBooking, inTurn),
  route(api.createBundleBooking, createBundleBooking, inTurn),
  route(api.createPublicPurchase, createPublicPurchase, inTurn),
  route(orderPageApi.getBooking, getBooking, inTurn),
  route(orderPageApi.getBookingReceipt, getBookingReceipt),
  route(orderPageApi.cancelBooking, cancelBooking, inTurn),
  route(walletsApi.listOwnWallets, listOwnWallets, inTurn),
  route(walletsApi.listOfferWallets, listOfferWallets, inTurn),
  route(walletsApi.listBookingWallets, listBookingWallets, inTurn),
  route(walletsApi.payFromWallet, payFromWallet, inTurn),
];
