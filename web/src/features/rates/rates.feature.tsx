import { IconTagPlus } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const FINANCES = '/organizations/$organizationId/finances';

export const rateFeature: Feature = {
  routes: [
    {
      path: `${FINANCES}/rates/create`,
      needs: 'manage-finances',
      crumb: name('newRate'),
      load: () => import('./RateEdit.tsx').then((module) => module.RateCreate),
    },
    {
      path: `${FINANCES}/rates/$rateId`,
      needs: 'view-rates',
      load: () => import('./RateEdit.tsx').then((module) => module.RateEdit),
    },
    {
      path: `${FINANCES}/cancellation-terms/create`,
      needs: 'manage-finances',
      crumb: name('newTerm'),
      load: () => import('./TermEdit.tsx').then((module) => module.TermCreate),
    },
    {
      path: `${FINANCES}/cancellation-terms/$termId`,
      needs: 'view-rates',
      load: () => import('./TermEdit.tsx').then((module) => module.TermEdit),
    },
  ],
  commands: [
    {
      id: 'new-rate',
      label: name('newRate'),
      icon: IconTagPlus,
      level: 'organization',
      needs: 'manage-finances',
      to: `${FINANCES}/rates/create`,
    },
  ],
};
