import { IconHistory } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

export const auditFeature: Feature = {
  menu: [
    {
      id: 'audit',
      group: 'platform',
      level: 'admin',
      label: name('menu'),
      icon: IconHistory,
      to: '/admin/audit',
      needs: 'role:admin',
      order: 90,
    },
  ],
  routes: [
    {
      path: '/admin/audit',
      needs: 'role:admin',
      load: () => import('./AuditList.tsx').then((module) => module.AuditList),
    },
  ],
};
