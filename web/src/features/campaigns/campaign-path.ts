export const CAMPAIGNS = '/application/campaigns';
export const campaignPath = (campaignId: number): string => `${CAMPAIGNS}/${campaignId}`;
