import * as api from '@move/contract/search/search.ts';
import { route } from '../../platform/http/route.ts';
import { searchEverything } from './search-everything.ts';

export const searchRoutes = [route(api.searchEverything, searchEverything)];
