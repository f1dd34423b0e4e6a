import * as api from '@move/contract/people/people.ts';
import { route } from '../../platform/http/route.ts';
import { getPerson } from './get-person.ts';

export const peopleRoutes = [route(api.getPerson, getPerson)];
