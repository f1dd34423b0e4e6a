import { IconBookmark } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const LABELS = '/admin/labels';

export const labelFeature: Feature = {
  menu: [
    {
      id: 'labels',
      group: 'platform',
      level: 'admin',
      label: name('menu'),
      icon: IconBookmark,
      to: LABELS,
      needs: 'role:admin',
      order: 30,
    },
  ],
  routes: [
    {
      path: LABELS,
      needs: 'role:admin',
      load: () => import('./LabelList.tsx').then((module) => module.LabelList),
    },
    {
      path: `${LABELS}/create`,
      needs: 'role:admin',
      crumb: name('newLabel'),
      load: () => import('./LabelEdit.tsx').then((module) => module.LabelCreate),
    },
    {
      path: `${LABELS}/$labelId`,
      needs: 'role:admin',
      load: () => import('./LabelEdit.tsx').then((module) => module.LabelEdit),
    },
    {
      path: `${LABELS}/$labelId/activity-filters`,
      needs: 'role:admin',
      load: () => import('./filters/LabelFilters.tsx').then((module) => module.LabelActivityFilters),
    },
    {
      path: `${LABELS}/$labelId/product-filters`,
      needs: 'role:admin',
      load: () => import('./filters/LabelFilters.tsx').then((module) => module.LabelProductFilters),
    },
    {
      path: `${LABELS}/$labelId/organization-filters`,
      needs: 'role:admin',
      load: () => import('./filters/LabelFilters.tsx').then((module) => module.LabelOrganizationFilters),
    },
  ],
  commands: [
    {
      id: 'new-label',
      label: name('newLabel'),
      icon: IconBookmark,
      level: 'any',
      needs: 'role:admin',
      to: `${LABELS}/create`,
    },
  ],
};
