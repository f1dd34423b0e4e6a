import type { nl } from './product-form.nl.ts';

export const en: typeof nl = {
  sections: {
    basics: { title: 'Basics', text: 'This is how people find your product in the app and on the website.' },
    image: { title: 'Image', text: 'Without an image, the platform’s is shown.' },
    price: { title: 'Price and stock', text: 'What it costs, and how many there are to sell.' },
    audience: { title: 'For whom', text: 'Age can be checked on the day of purchase.' },
    people: {
      title: 'Contacts',
      text: 'Who people can contact with questions. With the role Confirmation e-mail, a person gets an e-mail for each new purchase.',
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
};
