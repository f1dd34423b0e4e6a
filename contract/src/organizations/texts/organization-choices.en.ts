import { en as paging } from '../../kit/texts/paging.en.ts';
import type { nl } from './organization-choices.nl.ts';

export const en: typeof nl = { ...paging, id: 'Organisation' };
