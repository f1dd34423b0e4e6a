export const nl = {
  menu: 'Organisaties',
  ownLabel: 'Organisatie',
  review: 'Beoordelen',
  newOrganization: 'Nieuwe organisatie',
  reviewOrganizations: 'Organisaties beoordelen',
};
