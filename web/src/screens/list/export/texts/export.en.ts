import type { nl } from './export.nl.ts';

export const en: typeof nl = {
  done: 'The file is in your downloads',
  tooMany: (limit, total) => ({
    title: `Export the first ${limit} rows?`,
    text: `A file holds ${limit} rows; this list has ${total}. Filter the list to get the others as well.`,
    confirmLabel: `Export ${limit} rows`,
  }),
};
