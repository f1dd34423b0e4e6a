import { IconTicket, IconWallet } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';

const wallets = { nl: 'Portemonnees', en: 'Wallets' };
const vouchers = { nl: 'Vouchers', en: 'Vouchers' };
const newWallet = { nl: 'Nieuwe portemonnee', en: 'New wallet' };
const LIST = '/admin/wallets';
const ONE = `${LIST}/$walletId`;
const needs = 'role:superadmin';

export const walletFeature: Feature = {
  menu: [
    { id: 'wallets', group: 'money', level: 'admin', label: wallets, icon: IconWallet, to: LIST, needs, order: 40 },
    // vouchers belong to a wallet, which the user chooses in the same list
    {
      id: 'vouchers',
      group: 'money',
      level: 'admin',
      label: vouchers,
      icon: IconTicket,
      to: `${LIST}?choose=vouchers`,
      covers: `${ONE}/coupons`,
      needs,
      order: 41,
    },
  ],
  routes: [
    { path: LIST, needs, load: () => import('./WalletList.tsx').then((module) => module.WalletList) },
    {
      path: `${LIST}/create`,
      needs,
      crumb: newWallet,
      load: () => import('./WalletEdit.tsx').then((module) => module.WalletCreate),
    },
    { path: ONE, needs, load: () => import('./WalletEdit.tsx').then((module) => module.WalletEdit) },
    {
      path: `${ONE}/coupons`,
      needs,
      load: () => import('./coupons/CouponList.tsx').then((module) => module.CouponList),
    },
    {
      path: `${ONE}/coupons/redeemed`,
      needs,
      load: () => import('./redemptions/RedemptionList.tsx').then((module) => module.RedemptionList),
    },
  ],
  commands: [{ id: 'new-wallet', label: newWallet, icon: IconWallet, level: 'admin', needs, to: `${LIST}/create` }],
};
