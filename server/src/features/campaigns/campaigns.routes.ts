import * as api from '@move/contract/campaigns/campaigns.ts';
import { route } from '../../platform/http/route.ts';
import { getCampaign, listCampaigns, listCampaignsOfApplication, listCurrentCampaigns } from './campaigns.queries.ts';
import { createCampaign } from './create-campaign.ts';
import { orderCampaigns } from './order-campaigns.ts';
import { removeCampaign } from './remove-campaign.ts';
import { restoreCampaign } from './restore-campaign.ts';
import { updateCampaign } from './update-campaign.ts';

export const campaignRoutes = [
  route(api.listCampaigns, listCampaigns),
  route(api.listCampaignsOfApplication, listCampaignsOfApplication),
  route(api.listCurrentCampaigns, listCurrentCampaigns),
  route(api.getCampaign, getCampaign),
  route(api.createCampaign, createCampaign),
  route(api.updateCampaign, updateCampaign),
  route(api.removeCampaign, removeCampaign),
  route(api.restoreCampaign, restoreCampaign),
  route(api.orderCampaigns, orderCampaigns),
];
