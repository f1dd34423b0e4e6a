import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Instant } from '../kit/fields.ts';
import { OrganizationStatus, OrganizationType } from '../organizations/organizations.ts';
import { integrationLabels } from './integrations.labels.ts';

const PATH = '/v1/admin/organizations/:organizationId/integration';

/** The credentials of an organisation's other systems; all null while there are none. The secret is never returned. */
export const getIntegration = endpoint({
  name: 'getIntegration',
  method: 'GET',
  path: PATH,
  permission: 'manage-integrations',
  scope: 'organization',
  reply: {
    client_id: z.string().nullable(),
    secret_last4: z.string().nullable(),
    created_at: Instant.nullable(),
    /** When a token was last issued for them. */
    last_used_at: Instant.nullable(),
  },
});

/** Creates credentials; only this reply contains the secret. Existing ones stop working at once, so replacing them needs `overwrite`. */
export const createIntegration = endpoint({
  name: 'createIntegration',
  method: 'POST',
  path: PATH,
  permission: 'manage-integrations',
  scope: 'organization',
  body: z.object({ overwrite: Flag.optional() }),
  reply: { client_id: z.string(), client_secret: z.string() },
  hasSecret: true,
  problems: ['integration.overwrite'],
  labels: integrationLabels,
});

/** Revokes the credentials; tokens that were issued for them stop working too. */
export const removeIntegration = endpoint({
  name: 'removeIntegration',
  method: 'DELETE',
  path: PATH,
  permission: 'manage-integrations',
  scope: 'organization',
  reply: 'nothing',
});

/** What a token may do: read the offers of its own organisation, nothing else. */
export const CLIENT_SCOPE = 'offers:read' as const;

/** Lifetime of a client's token, in seconds. */
export const CLIENT_TOKEN_SECONDS = 3_600;

/**
 * The client credentials grant of OAuth 2.0 (RFC 6749 §4.4), as a form or as JSON, with the credentials in the body or in an Authorization
 * header of type Basic. An error has the `error` of OAuth (§5.2) next to our own `errors`: `invalid_client` (401), `invalid_request`,
 * `unsupported_grant_type` and `invalid_scope` (400).
 */
export const issueClientToken = endpoint({
  name: 'issueClientToken',
  refusals: [400, 401],
  method: 'POST',
  path: '/v1/oauth/token',
  permission: 'public',
  scope: 'public',
  body: z.object({
    grant_type: z.string().max(100).optional(),
    client_id: z.string().max(200).optional(),
    client_secret: z.string().max(200).optional(),
    scope: z.string().max(200).optional(),
  }),
  acceptsForm: true,
  reply: {
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.int().positive(),
    scope: z.literal(CLIENT_SCOPE),
  },
  status: 200,
  hasSecret: true,
  labels: integrationLabels,
});

/** The organisation that a client's token belongs to: a first call to check that the credentials work. */
export const getOwnOrganization = endpoint({
  name: 'getOwnOrganization',
  refusals: [404],
  method: 'GET',
  path: '/v1/public/organization',
  permission: 'client',
  scope: 'client',
  reply: {
    organization: z.strictObject({
      id: Id,
      name: z.string(),
      type: OrganizationType,
      description: z.string().nullable(),
      city: z.string().nullable(),
      website: z.string().nullable(),
      sports: z.array(z.string()),
      /** Until it is accepted its offers are not published. */
      status: OrganizationStatus,
    }),
  },
});
