export const nl = {
  newCampaign: 'Nieuwe campagne',
  menu: 'Campagnes',
};
