export { findProfileWallets, findWalletPayments, type PaidOffer } from './profile-wallets.ts';
export { redeemCoupon, redeemTypedCode } from './redemptions/redeem-coupon.ts';
export { creditWallet, debitWallet } from './wallet-payments.ts';
