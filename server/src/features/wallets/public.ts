export { redeemCoupon, redeemTypedCode } from './redeem-coupon.ts';
export { creditWallet, debitWallet } from './wallet-payments.ts';
