import type { nl } from './organization.nl.ts';

export const en: typeof nl = {
  'integration.overwrite': "An existing organisation's credentials will be overwritten",
  // said by the server only
  'organization.accepted': '{reviewer} already accepted this organisation',
  'organization.rejected': '{reviewer} already rejected this organisation',
  'organization.waiting': 'This organisation is waiting for a review',
  'organization.decided': 'The contact was already e-mailed about this decision',
  'organization.unpaid': 'This organisation is still to be paid out. It can be removed after that',
  'client.unknown': 'This client is unknown or its secret is wrong',
};
