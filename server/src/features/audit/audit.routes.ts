import * as api from '@move/contract/audit/audit.ts';
import { route } from '../../platform/http/route.ts';
import { listAudit, listOrganizationAudit } from './audit.queries.ts';

export const auditRoutes = [route(api.listAudit, listAudit), route(api.listOrganizationAudit, listOrganizationAudit)];
