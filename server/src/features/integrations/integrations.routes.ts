import * as api from '@move/contract/integrations/integrations.ts';
import { route } from '../../platform/http/route.ts';
import { createIntegration } from './create-integration.ts';
import { getIntegration, getOwnOrganization } from './integrations.queries.ts';
import { issueClientToken } from './issue-client-token.ts';
import { removeIntegration } from './remove-integration.ts';

export const integrationRoutes = [
  route(api.getIntegration, getIntegration),
  route(api.createIntegration, createIntegration),
  route(api.removeIntegration, removeIntegration),
  route(api.issueClientToken, issueClientToken),
  route(api.getOwnOrganization, getOwnOrganization),
];
