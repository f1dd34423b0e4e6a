import * as api from '@move/contract/duplicates/duplicates.ts';
import { route } from '../../platform/http/route.ts';
import { duplicateActivity } from './duplicate-activity.ts';
import { getDuplicateParts } from './duplicates.queries.ts';

export const duplicateRoutes = [
  route(api.getDuplicateParts, getDuplicateParts),
  route(api.duplicateActivity, duplicateActivity),
];
