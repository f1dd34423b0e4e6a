import {
  createIntegration,
  getIntegration,
  getOwnOrganization,
  issueClientToken,
  removeIntegration,
} from '@move/contract/integrations/integrations.ts';
import { route } from '../../platform/http/route.ts';
import { findOwnOrganization } from './own-organization.ts';
import { sellClientToken } from './issue-client-token.ts';
import { makeCredentials, readCredentials, revokeCredentials } from './keep-credentials.ts';

export const integrationRoutes = [
  route(getIntegration, readCredentials),
  route(createIntegration, makeCredentials),
  route(removeIntegration, revokeCredentials),
  route(issueClientToken, sellClientToken),
  route(getOwnOrganization, findOwnOrganization),
];
