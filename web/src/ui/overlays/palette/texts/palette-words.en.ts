import type { nl } from './palette-words.nl.ts';

export const en: typeof nl = {
  title: 'Search and jump',
  placeholder: 'Search or jump to…',
  choose: 'choose',
  open: 'open',
  newTab: 'new tab',
  hint: 'Also by e-mail address, order and invoice number',
  results: (count) => (count === 1 ? '1 result' : `${count} results`),
  leaveScope: (scope) => `No longer search only in ${scope}`,
  nothing: (query) => `Nothing found for ‘${query}’`,
};
