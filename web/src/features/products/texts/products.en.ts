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
  sections: {
    basics: { title: 'Basics', text: 'This is how people find your product in the app and on the website.' },
    image: { title: 'Image', text: 'Without an image, the platform’s is shown.' },
    price: { title: 'Price and stock', text: 'What it costs, and how many there are to sell.' },
    audience: { title: 'For whom', text: 'Age can be checked on the day of purchase.' },
    people: {
      title: 'Contacts',
      text: 'Who people can contact with questions. With the role Confirmation mail, a person gets a mail at each new purchase.',
    },
    place: { title: 'Location', text: 'Where the product is collected or used. Optional.' },
  },
  hints: {
    name: 'For example: Ten-swim card. You fill in the rest next; it stays hidden until you publish.',
    description: 'What do you get, and how long is it valid?',
    rate: 'From the rates of your organisation.',
    payment: 'Only if people buy the product somewhere else.',
    spots: 'Leave empty for unlimited; 0 is closed',
  },
  publish: {
    withdraw: 'Back to draft',
    type: 'Product type chosen',
    typeOpen: 'Choose a product type',
    description: 'Name and description',
    descriptionOpen: 'Write a description',
    roles: 'Every contact has a role',
  },
  visibility: {
    concept: 'A draft is hidden from the app and website. Existing purchases are kept.',
    live: 'Visible to everyone in the app and on the website, and for sale.',
    soldOut: 'Visible to everyone, but sold out.',
    closed: 'Visible to everyone, but not for sale: its stock is 0.',
    external: 'Visible to everyone. Sold on another website.',
  },
  copy: {
    action: 'Copy…',
    title: 'Copy product',
    text: 'The copy is a draft with the same information and stock. Purchases are not copied.',
    name: (name) => `${name} (copy)`,
    also: 'Also copy',
  },
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
