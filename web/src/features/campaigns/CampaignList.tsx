import {
  createCampaign,
  listCampaigns,
  orderCampaigns,
  removeCampaign,
  restoreCampaign,
  updateCampaign,
} from '@move/contract/campaigns/campaigns.ts';
import { CAMPAIGN_STATES } from '@move/domain/campaigns/campaign.ts';
import { IconArrowsSort } from '@tabler/icons-react';
import { useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { useNavigate } from '../../platform/navigation/navigation.tsx';
import { ActionLink } from '../../screens/links.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { useStatusWord } from '../../ui/marks/use-status-word.ts';
import { useCategoryTabs } from '../taxonomy/public.tsx';
import { CAMPAIGN_LOOKS } from './campaign-looks.ts';
import { CAMPAIGNS, campaignPath } from './campaign-path.ts';
import { campaignMessages } from './campaigns.messages.ts';
import { useCampaignList } from './use-campaign-list.tsx';
import { useRemoveCampaign } from './use-remove-campaign.ts';

/** All campaigns of the current platform, in their order. */
export function CampaignList() {
  const t = useMessages(campaignMessages);
  const statusWord = useStatusWord();
  const navigate = useNavigate();
  const remove = useRemoveCampaign();
  const mayEdit = useCan(updateCampaign);
  const parts = useCampaignList(useList(listCampaigns, {}), ({ id }) => (mayEdit ? campaignPath(id) : undefined));
  const create = (
    <ActionLink to={`${CAMPAIGNS}/create`} needs={createCampaign}>
      {t.create}
    </ActionLink>
  );
  return (
    <ListScreen
      {...parts}
      tabs={useCategoryTabs()}
      views={CAMPAIGN_STATES.map((state) => ({ name: statusWord(CAMPAIGN_LOOKS[state]), query: { state } }))}
      actions={
        <ActionLink
          to={`${CAMPAIGNS}?show=order`}
          needs={orderCampaigns}
          variant="default"
          icon={<IconArrowsSort size={17} stroke={1.75} aria-hidden />}
        >
          {t.order.action}
        </ActionLink>
      }
      create={create}
      menu={(campaign) =>
        mayEdit
          ? [
              { label: t.edit, onClick: () => navigate(campaignPath(campaign.id)) },
              { label: t.remove, isDanger: true, onClick: () => void remove(campaign) },
            ]
          : []
      }
      removals={{
        organizationId: null,
        remove: removeCampaign,
        restore: restoreCampaign,
        paramsOf: (campaignId) => ({ campaignId }),
      }}
      empty={t.empty}
    />
  );
}
