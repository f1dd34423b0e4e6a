import { nl as paging } from '../../kit/texts/paging.nl.ts';

export const nl = { ...paging, id: 'Organisatie' };
