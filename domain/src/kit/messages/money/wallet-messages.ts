import { en } from './texts/wallet.en.ts';
import { nl } from './texts/wallet.nl.ts';

/** Messages about wallets and coupons. */
export const walletMessages = { nl, en };
