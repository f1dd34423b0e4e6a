import { IconSpeakerphone } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const CAMPAIGNS = '/application/campaigns';

export const campaignFeature: Feature = {
  menu: [
    {
      id: 'campaigns',
      group: 'platform',
      level: 'application',
      label: name('menu'),
      icon: IconSpeakerphone,
      to: CAMPAIGNS,
      needs: 'view-campaigns',
      order: 12,
    },
  ],
  routes: [
    {
      path: CAMPAIGNS,
      needs: 'view-campaigns',
      load: () => import('./CampaignScreen.tsx').then((module) => module.CampaignScreen),
    },
    {
      path: `${CAMPAIGNS}/create`,
      needs: 'create-campaigns',
      crumb: name('newCampaign'),
      load: () => import('./CampaignEdit.tsx').then((module) => module.CampaignCreate),
    },
    {
      path: `${CAMPAIGNS}/$campaignId`,
      needs: 'edit-campaign',
      load: () => import('./CampaignEdit.tsx').then((module) => module.CampaignEdit),
    },
  ],
  commands: [
    {
      id: 'new-campaign',
      label: name('newCampaign'),
      icon: IconSpeakerphone,
      level: 'application',
      needs: 'create-campaigns',
      to: `${CAMPAIGNS}/create`,
    },
  ],
};
