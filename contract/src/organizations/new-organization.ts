import { endpoint } from '../kit/endpoint.ts';
import { LocationDraft } from '../locations/locations.ts';
import { newOrganizationLabels } from './new-organization.labels.ts';
import { Organization, OrganizationDraft } from './organizations.ts';

/** A new organisation, optionally with its first location. */
export const NewOrganization = OrganizationDraft.omit({ updated_at: true }).extend({
  location: LocationDraft.optional(),
});

/**
 * A new organisation waits for review; its home is the current platform, on which it always is and whose time zone it gets
 * (docs/rules/access.md#review-of-organisations).
 */
export const createOrganization = endpoint({
  name: 'createOrganization',
  method: 'POST',
  path: '/v1/admin/organizations',
  permission: 'create-organizations',
  scope: 'application',
  body: NewOrganization,
  reply: { organization: Organization },
  labels: newOrganizationLabels,
});
