import * as api from '@move/contract/permissions/permissions.ts';
import { route } from '../../platform/http/route.ts';
import { listPermissions } from './permissions.queries.ts';
import { updatePermissions } from './update-permissions.ts';

export const permissionRoutes = [
  route(api.listPermissions, listPermissions),
  route(api.updatePermissions, updatePermissions),
];
