import * as api from '@move/contract/home/tasks.ts';
import { route } from '../../platform/http/route.ts';
import { listAllTasks, listApplicationTasks, listOrganizationTasks } from './tasks.queries.ts';

export const homeRoutes = [
  route(api.listOrganizationTasks, listOrganizationTasks),
  route(api.listApplicationTasks, listApplicationTasks),
  route(api.listAllTasks, listAllTasks),
];
