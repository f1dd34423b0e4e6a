import type { nl } from './word.nl.ts';

export const en: typeof nl = {
  'word.elsewhere': 'Offers of other platforms use this too; only a superadmin can delete it',
  'sports.linked': 'Sports cannot be unlinked because they are linked to activities',
  'label.prices': 'The lowest price can’t be higher than the highest price',
  // said by the server only
  'word.in_use': 'This is still in use {count} times and cannot be deleted',
  'word.confirm': 'This is in use {count} times. Confirm that you want to remove it there',
  'word.in_label': 'A label filters by this. Remove it from that label’s filter first: {labels}',
};
