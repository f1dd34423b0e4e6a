import { listCampaigns, listCampaignsOfApplication } from '@move/contract/campaigns/campaigns.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { ListPart } from '../../screens/list/ListPart.tsx';
import { useListOfApplication } from '../../screens/list/use-list-of-application.ts';
import { campaignMessages } from './campaigns.messages.ts';
import { useCampaignList } from './use-campaign-list.tsx';

/** The campaigns of any platform as a tab, read-only: only those of the current platform can be changed. */
export function CampaignsPart({ applicationId }: { applicationId: number }) {
  const { empty } = useMessages(campaignMessages);
  const list = useListOfApplication(listCampaigns, listCampaignsOfApplication, applicationId);
  return <ListPart {...useCampaignList(list, () => undefined)} empty={empty} />;
}
