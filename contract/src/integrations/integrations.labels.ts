import { labels } from '../kit/labels.ts';

export const integrationLabels = labels(
  {
    client_id: 'Client-id',
    client_secret: 'Client-secret',
    grant_type: 'Soort aanvraag (grant_type)',
    scope: 'Bereik (scope)',
    overwrite: 'Overschrijven',
  },
  {
    client_id: 'Client ID',
    client_secret: 'Client secret',
    grant_type: 'Grant type',
    scope: 'Scope',
    overwrite: 'Overwrite',
  },
);
