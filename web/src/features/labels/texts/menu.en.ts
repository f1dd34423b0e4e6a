import type { nl } from './menu.nl.ts';

export const en: typeof nl = {
  newLabel: 'New label',
  menu: 'Labels',
};
