import { searchEverything } from '@move/contract/search/search.ts';
import { route } from '../../platform/http/route.ts';
import { findEverything } from './find-everything.ts';

export const searchRoutes = [route(searchEverything, findEverything)];
