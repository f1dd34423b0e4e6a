import type { nl } from './integrations.nl.ts';

export const en: typeof nl = {
  client_id: 'Client ID',
  client_secret: 'Client secret',
  grant_type: 'Grant type',
  scope: 'Scope',
  overwrite: 'Overwrite',
};
