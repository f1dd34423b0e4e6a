import { getCoupon, listCouponBatches, listCoupons } from '@move/contract/wallets/coupons.ts';
import { listRedemptions } from '@move/contract/wallets/redemptions.ts';
import { getWallet, listAllWallets, listWallets } from '@move/contract/wallets/wallets.ts';

/** The lists that change with a wallet; the edit form itself updates `getWallet`. */
export const walletReads = [listWallets, listAllWallets];
/** Reads that change with the coupons of a wallet. */
export const couponReads = [listCoupons, listCouponBatches, getCoupon, listRedemptions, getWallet, listWallets];

export const WALLETS = '/admin/wallets';
export const walletPath = (walletId: number) => `${WALLETS}/${walletId}`;
export const couponsPath = (walletId: number) => `${WALLETS}/${walletId}/coupons`;
