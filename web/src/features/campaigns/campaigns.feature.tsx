import { IconSpeakerphone } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';

const newCampaign = { nl: 'Nieuwe campagne', en: 'New campaign' };
const CAMPAIGNS = '/application/campaigns';

export const campaignFeature: Feature = {
  menu: [
    {
      id: 'campaigns',
      group: 'platform',
      level: 'application',
      label: { nl: 'Campagnes', en: 'Campaigns' },
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
      crumb: newCampaign,
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
      label: newCampaign,
      icon: IconSpeakerphone,
      level: 'application',
      needs: 'create-campaigns',
      to: `${CAMPAIGNS}/create`,
    },
  ],
};
