import type { nl } from './campaigns.nl.ts';

export const en: typeof nl = {
  title: 'Campaigns',
  create: 'New campaign',
  search: 'Title of the campaign',
  edit: 'Edit',
  remove: 'Delete',
  columns: { state: 'Status', period: 'Period', category: 'Category' },
  period: {
    always: 'Always',
    from: (first) => `From ${first}`,
    until: (last) => `Until ${last}`,
    between: (first, last) => `${first} – ${last}`,
  },
  order: {
    action: 'Order',
    back: 'All campaigns',
    text: 'They are shown in this order in the app and on the website. Drag, or use Alt with the arrow keys.',
    fixedText: 'They are shown in this order in the app and on the website.',
    done: 'The order was changed.',
    empty: { title: 'Nothing to reorder', text: 'Campaigns that are running or planned are listed here.' },
  },
  empty: {
    title: 'No campaigns yet',
    text: 'A campaign is an image with a link, for example to your summer pass. Your platform shows it on the website and in the app.',
  },
  sections: {
    campaign: { title: 'Campaign', text: 'What visitors see, and where it takes them.' },
    period: { title: 'When and where', text: 'Without dates, the campaign is always shown.' },
  },
  hints: {
    url: 'The page that opens when someone taps the campaign.',
    category: 'Does the campaign belong to a category? Then it can be shown there too.',
    starts: (zone) => `Starts at midnight (${zone}).`,
    ends: 'Shown until the end of this day.',
  },
  preview: {
    untitled: 'Title of the campaign',
    highlighted: 'Highlights',
  },
};
