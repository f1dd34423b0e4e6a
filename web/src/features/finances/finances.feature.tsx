import { IconReceiptEuro } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const FINANCES = '/organizations/$organizationId/finances';

export const financeFeature: Feature = {
  menu: [
    {
      id: 'finances',
      group: 'money',
      level: 'organization',
      label: name('menu'),
      icon: IconReceiptEuro,
      to: FINANCES,
      needs: 'view-rates',
      letter: 'f',
      order: 10,
    },
  ],
  routes: [
    {
      path: FINANCES,
      needs: 'view-rates',
      load: () => import('./Finances.tsx').then((module) => module.Finances),
    },
    ...['/finance-confirm', '/finance-stop'].map((path) => ({
      path,
      needs: 'public' as const,
      isBare: true,
      load: () => import('./BankAccountScreen.tsx').then((module) => module.BankAccountScreen),
    })),
  ],
};
