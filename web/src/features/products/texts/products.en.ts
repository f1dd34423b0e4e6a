import type { nl } from './products.nl.ts';

export const en: typeof nl = {
  title: 'Products',
  search: 'Name of the product',
  create: 'New product',
  columns: {
    type: 'Type',
    sport: 'Sport',
    category: 'Category',
    status: 'Status',
    rate: 'Rate',
    stock: 'Sold',
    organization: 'Organisation',
    changed: 'Changed',
  },
  noType: 'No type',
  draft: 'Draft',
  live: 'Published',
  stock: {
    sold: (taken) => `${taken} sold`,
    of: (taken, spots) => `${taken} of ${spots}`,
    unlimited: (taken) => `${taken} sold, unlimited`,
    soldOf: (taken, spots) => `${taken} of ${spots} sold`,
  },
  changedBy: (when, name) => (name === null ? `last changed ${when}` : `last changed by ${name}, ${when}`),
  tabs: {
    information: 'Information',
    location: 'Location',
    questions: 'Extra questions',
    labels: 'Labels',
    purchases: 'Orders',
  },
  copy: {
    action: 'Copy…',
    title: 'Copy product',
    text: 'The copy is a draft with the same information and stock. Purchases are not copied.',
    name: (name) => `${name} (copy)`,
    also: 'Also copy',
  },
  withdraw: 'Back to draft',
  remove: 'Delete',
  removed: {
    view: 'Removed',
    banner: (day) => `Removed on ${day}. You can still settle its purchases here.`,
    restore: 'Restore',
  },
  removing: {
    title: (name) => `Delete ${name}?`,
    text: (unpaid) =>
      `${unpaid}. It is best to mark them as paid or cancel them first, on the Orders tab. After that you can still find them under Products, Removed.`,
    confirm: 'Delete anyway',
  },
  empty: {
    title: 'No products yet',
    text: 'Sell a ten-visit card, a membership or equipment. It stays hidden until you publish.',
  },
  emptyRemoved: {
    title: 'Nothing removed',
    text: 'Deleted products are listed here with their purchases. You can restore them for 30 days.',
  },
  emptyPlatform: {
    title: 'No products yet',
    text: 'The products of all organisations are listed here.',
  },
};
