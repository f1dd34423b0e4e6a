import type { nl } from './screen.nl.ts';

const LIST_KEYS = [
  { keys: ['/'], label: 'Search the list' },
  { keys: ['J'], label: 'Next row' },
  { keys: ['K'], label: 'Previous row' },
  { keys: ['Enter'], label: 'Open the row' },
  { keys: ['E'], label: 'Edit the row' },
];

export const en: typeof nl = {
  all: 'All',
  yes: 'Yes',
  no: 'No',
  missing: '–',
  total: 'Total',
  history: 'History',
  removed: 'Recently removed',
  filter: {
    is: (label) => `${label} is`,
    isNot: (label) => `${label} is not`,
    none: 'empty',
    or: ' or ',
    from: (day) => `from ${day}`,
    until: (day) => `until ${day}`,
    isEmpty: 'empty',
    isNotEmpty: 'not empty',
    by: 'Filter by this value',
  },
  nothingFound: {
    search: (words) => `Nothing found for ‘${words}’`,
    title: 'Nothing found',
    searchAndFilter: (filter) => `A filter is on too: ${filter}.`,
    filter: (filter) => `No row matches ${filter}.`,
    clear: 'Clear filter',
    clearSearch: 'Clear search',
  },
  notAllowed: { title: 'No access', text: 'Ask an administrator of your organisation for access to this part.' },
  listFailed: { title: 'The list could not load', text: 'Your filters and choices are kept; try again.' },
  views: {
    add: 'View',
    save: 'Save view',
    same: 'First choose a filter or another sort order',
    changed: (name) => `${name} · changed`,
  },
  keys: {
    list: {
      title: 'In a list',
      lines: LIST_KEYS,
    },
    /** For a list whose rows can be chosen. */
    chosenList: {
      title: 'In a list',
      lines: [...LIST_KEYS, { keys: ['X'], label: 'Select the row' }],
    },
  },
  export: {
    title: 'Export',
    asShownXlsx: 'As shown on screen (Excel)',
    asShownCsv: 'As shown on screen (CSV)',
    allColumns: 'All columns (Excel)',
    named: (choice) => `Export: ${choice}`,
    busy: 'Creating the file…',
    failed: 'The export failed. Try again.',
  },
  remove: {
    done: (name) => `${name} was deleted.`,
    restored: (name) => `${name} has been restored`,
  },
  removeMany: {
    action: 'Delete…',
    title: (count, name) => `Delete ${name ?? (count === 1 ? '1 row' : `${count} rows`)}?`,
    text: (count) =>
      count === 1
        ? 'You can undo this for 30 days.'
        : 'Anything still in use stays, with the reason. You can restore the rest for 30 days.',
    finalText: (count) =>
      count === 1
        ? 'You cannot undo this.'
        : 'Anything still in use stays, with the reason. The rest is gone for good.',
    confirm: (count) => (count === 1 ? 'Delete' : `Delete ${count} rows`),
    done: (count, name) => (count === 1 ? `${name ?? '1 row'} was deleted.` : `${count} rows were deleted.`),
    restored: (count, name) =>
      count === 1 ? `${name ?? '1 row'} has been restored` : `${count} rows have been restored`,
  },
};
