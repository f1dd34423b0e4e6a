export const nl = {
  client_id: 'Client-id',
  client_secret: 'Client-secret',
  grant_type: 'Soort aanvraag (grant_type)',
  scope: 'Bereik (scope)',
  overwrite: 'Overschrijven',
};
