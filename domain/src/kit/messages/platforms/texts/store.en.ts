import type { nl } from './store.nl.ts';

export const en: typeof nl = {
  'store.format': 'The {field} field looks like {example}',
  'store.word': '“{word}” can’t be in the {field} field: it is a word of Java',
  'store.keywords': 'At most {max} characters together, commas included; these have {length}',
};
