import type { nl } from './wallet.nl.ts';

export const en: typeof nl = {
  // said by the server only
  'wallet.in_use': 'This wallet is still in use. Vouchers: {coupons}; users with a balance: {users}',
  'wallet.held': 'Users of a platform that you take away still have moves here. Their number: {users}',
  'wallet.balance': 'There are not enough moves in this wallet',
  'wallet.price': 'This costs {now} moves now, no longer the {shown} that you saw',
  'wallet.other_offer': 'This wallet can’t be used for this',
  'payment_method.moves':
    'There are still {count} moves in circulation. Nobody can pay with them on this platform until you switch wallets on again.',
  'payment_method.moves_one':
    'There is still 1 move in circulation. Nobody can pay with it on this platform until you switch wallets on again.',
  'wallet.refund': 'You can’t refund more moves than were paid',
};
