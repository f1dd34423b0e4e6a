import {
  listCampaigns,
  listCampaignsOfApplication,
  listCurrentCampaigns,
  removeCampaign,
  restoreCampaign,
} from '@move/contract/campaigns/campaigns.ts';
import { useRemove } from '../../screens/use-remove.ts';

export const campaignReads = [listCampaigns, listCurrentCampaigns, listCampaignsOfApplication];

/** Removes a campaign at once, with undo. Returns whether it was removed. */
export function useRemoveCampaign(): (campaign: { id: number; title: string }) => Promise<boolean> {
  const { remove } = useRemove({ remove: removeCampaign, restore: restoreCampaign, invalidates: campaignReads });
  return ({ id, title }) => remove({ params: { campaignId: id } }, title);
}
