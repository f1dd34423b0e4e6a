import { IconTicket, IconWallet } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const LIST = '/admin/wallets';
const ONE = `${LIST}/$walletId`;
const needs = 'role:superadmin';

export const walletFeature: Feature = {
  menu: [
    {
      id: 'wallets',
      group: 'money',
      level: 'admin',
      label: name('wallets'),
      icon: IconWallet,
      to: LIST,
      needs,
      order: 40,
    },
    // vouchers belong to a wallet, so this entry opens the list of wallets to choose one
    {
      id: 'vouchers',
      group: 'money',
      level: 'admin',
      label: name('vouchers'),
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
      crumb: name('newWallet'),
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
  commands: [
    { id: 'new-wallet', label: name('newWallet'), icon: IconWallet, level: 'admin', needs, to: `${LIST}/create` },
  ],
};
