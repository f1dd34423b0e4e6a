import { getCoupon, listCouponBatches, listCoupons } from '@move/contract/wallets/coupons.ts';
import { listRedemptions } from '@move/contract/wallets/redemptions.ts';
import { getWallet, listAllWallets, listWallets } from '@move/contract/wallets/wallets.ts';

/** Reads that change with a wallet. */
export const WALLET_READS = [listWallets, listAllWallets];
/** Reads that change with the coupons of a wallet. */
export const COUPON_READS = [listCoupons, listCouponBatches, getCoupon, listRedemptions, getWallet, listWallets];

export const WALLETS = '/admin/wallets';
export const walletPath = (walletId: number) => `${WALLETS}/${walletId}`;
export const couponsPath = (walletId: number) => `${WALLETS}/${walletId}/coupons`;
