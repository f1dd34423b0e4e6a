import * as api from '@move/contract/integrations/integrations.ts';
import { route } from '../../platform/http/route.ts';
import { getOwnOrganization } from './own-organization.ts';
import { issueClientToken } from './issue-client-token.ts';
import { createIntegration, getIntegration, removeIntegration } from './keep-credentials.ts';

export const integrationRoutes = [
  route(api.getIntegration, getIntegration),
  route(api.createIntegration, createIntegration),
  route(api.removeIntegration, removeIntegration),
  route(api.issueClientToken, issueClientToken),
  route(api.getOwnOrganization, getOwnOrganization),
];
