export { findProfileWallets, findWalletPayments, type PaidOffer } from './profile-wallets.ts';
export { redeemCoupon, redeemTypedCode } from './redeem-coupon.ts';
export { creditWallet, debitWallet } from './wallet-payments.ts';
