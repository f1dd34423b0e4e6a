export const nl = {
  choose: 'Kies een filter',
  apply: 'Toepassen',
  isAny: 'is',
  isNone: 'is niet',
  firstDay: 'Vanaf',
  lastDay: 'Tot en met',
  backwards: 'Ligt vóór de eerste dag',
  least: 'Van',
  most: 'Tot en met',
  isLess: 'Is minder dan het eerste',
  between: 'van – tot',
};
