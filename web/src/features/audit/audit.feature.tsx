import { IconHistory } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';

const label = { nl: 'Geschiedenis', en: 'History' };

export const auditFeature: Feature = {
  menu: [
    {
      id: 'audit',
      group: 'platform',
      level: 'admin',
      label,
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
