import type { nl } from './filter.nl.ts';

export const en: typeof nl = {
  choose: 'Choose a filter',
  apply: 'Apply',
  isAny: 'is',
  isNone: 'is not',
  firstDay: 'From',
  lastDay: 'Until',
  backwards: 'Is before the first day',
  least: 'From',
  most: 'Until',
  isLess: 'Is less than the first',
  between: 'from – until',
};
