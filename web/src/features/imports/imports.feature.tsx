import { IconTableImport } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const IMPORT = '/application/organizations/management/import';

export const importFeature: Feature = {
  routes: [
    {
      path: IMPORT,
      needs: 'create-organizations',
      crumb: name('title'),
      load: () => import('./ImportScreen.tsx').then((module) => module.ImportScreen),
    },
  ],
  commands: [
    {
      id: 'import-organizations',
      label: name('title'),
      icon: IconTableImport,
      level: 'application',
      needs: 'create-organizations',
      to: IMPORT,
    },
  ],
};
