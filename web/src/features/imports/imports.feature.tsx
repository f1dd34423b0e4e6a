import { IconTableImport } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';

const title = { nl: 'Organisaties importeren', en: 'Import organisations' };

export const importFeature: Feature = {
  routes: [
    {
      path: '/application/organizations/management/import',
      needs: 'create-organizations',
      crumb: title,
      load: () => import('./ImportScreen.tsx').then((module) => module.ImportScreen),
    },
  ],
  commands: [
    {
      id: 'import-organizations',
      label: title,
      icon: IconTableImport,
      level: 'application',
      needs: 'create-organizations',
      to: '/application/organizations/management/import',
    },
  ],
};
