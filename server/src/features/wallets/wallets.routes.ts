import * as couponsApi from '@move/contract/wallets/coupons.ts';
import * as ownApi from '@move/contract/wallets/own-redemptions.ts';
import * as redemptionsApi from '@move/contract/wallets/redemptions.ts';
import * as api from '@move/contract/wallets/wallets.ts';
import { route } from '../../platform/http/route.ts';
import { getCoupon, listCouponBatches, listCoupons, listRedemptions } from './coupons/coupons.queries.ts';
import { createCouponBatch } from './coupons/create-coupon-batch.ts';
import { createCoupon } from './coupons/create-coupon.ts';
import { createWallet } from './create-wallet.ts';
import { exportCoupons } from './cards/export-coupons.ts';
import { couponExportLimit } from './cards/make-cards.ts';
import { redeemCouponForUser } from './redemptions/redeem-coupon-for-user.ts';
import { redeemOwnCoupon } from './redemptions/redeem-own-coupon.ts';
import { removeCoupon } from './coupons/remove-coupon.ts';
import { removeWallet } from './remove-wallet.ts';
import { restoreWallet } from './restore-wallet.ts';
import { updateCouponBatch } from './coupons/update-coupon-batch.ts';
import { updateCoupon } from './coupons/update-coupon.ts';
import { updateCoupons } from './coupons/update-coupons.ts';
import { updateWallet } from './update-wallet.ts';
import { getWallet, listAllWallets, listWallets } from './wallets.queries.ts';

export const walletRoutes = [
  route(api.listWallets, listWallets),
  route(api.listAllWallets, listAllWallets),
  route(api.createWallet, createWallet),
  route(api.getWallet, getWallet),
  route(api.updateWallet, updateWallet),
  route(api.removeWallet, removeWallet),
  route(api.restoreWallet, restoreWallet),

  route(couponsApi.listCoupons, listCoupons),
  route(couponsApi.createCoupon, createCoupon),
  route(couponsApi.updateCoupons, updateCoupons),
  route(couponsApi.createCouponBatch, createCouponBatch),
  route(couponsApi.listCouponBatches, listCouponBatches),
  route(couponsApi.updateCouponBatch, updateCouponBatch),
  route(couponsApi.exportCoupons, exportCoupons, { through: couponExportLimit }),
  route(redemptionsApi.listRedemptions, listRedemptions),
  route(redemptionsApi.redeemCouponForUser, redeemCouponForUser),
  route(ownApi.redeemOwnCoupon, redeemOwnCoupon),
  route(couponsApi.getCoupon, getCoupon),
  route(couponsApi.updateCoupon, updateCoupon),
  route(couponsApi.removeCoupon, removeCoupon),
];
