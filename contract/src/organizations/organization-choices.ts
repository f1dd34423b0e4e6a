import { z } from 'zod';
import { ImageAddress } from '../files/files.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, QueryId } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { organizationChoiceLabels } from './organization-choices.labels.ts';

/** An organisation in a picker. */
const OrganizationChoice = z.strictObject({ id: Id, name: z.string(), logo: ImageAddress.nullable() });
export type OrganizationChoice = z.output<typeof OrganizationChoice>;

/**
 * The organisations that the caller may work for: the caller's own, or for an administrator those of the platforms. `search` matches name,
 * city and KVK number; `id` returns only that one, so that a URL can show its name.
 */
export const listOrganizationChoices = endpoint({
  name: 'listOrganizationChoices',
  method: 'GET',
  path: '/v1/admin/organizations/simple',
  permission: 'signed-in',
  scope: 'application',
  query: pageQuery({ sort: ['name'], itemsPerPage: 5, filters: { id: QueryId.optional() } }),
  reply: pageOf('organizations', OrganizationChoice),
  labels: organizationChoiceLabels,
});
