import type { ManagingChapters } from '../manual.ts';

export const en: ManagingChapters = {
  products: {
    title: 'Products',
    intro: 'What you sell or rent out besides your activities.',
    parts: [
      {
        title: 'Making a product',
        steps: [
          'Choose New product, fill in the details and choose a rate.',
          'Does someone want a mail at each new purchase? Give that contact the role Confirmation mail.',
          'Like an activity, a product is a draft until you publish it.',
        ],
      },
      {
        title: 'Selling',
        steps: ['Orders of products are found under Finances.'],
      },
    ],
  },
  locations: {
    title: 'Locations',
    intro: 'Where it is. Locations can be shared with other organisations.',
    parts: [
      {
        title: 'Adding a location',
        steps: [
          'Search first: if the location is there already, use the same one.',
          'Otherwise choose New location. With postcode and house number Move fills in the address; check the pin on the map.',
          'Add opening hours and a picture, so that visitors find it.',
        ],
      },
      {
        title: 'Hiding or deleting',
        steps: [
          'You still see a hidden location, the website doesn’t. Deleting works when nothing is planned there any more.',
        ],
      },
    ],
  },
  notifications: {
    title: 'Notifications',
    intro: 'A message on the phone of whoever has the app.',
    parts: [
      {
        title: 'Sending',
        steps: [
          'Choose New notification and write a title and text.',
          'Choose who gets it. You first see how many people that is.',
          'Send at once or choose a time. A planned notification can still be changed.',
        ],
      },
    ],
  },
  money: {
    title: 'Money',
    intro: 'Rates, orders, invoices and payouts.',
    parts: [
      {
        title: 'Rates and terms',
        steps: [
          'Under Finances you make rates. A rate is chosen at an activity, session, bundle or product.',
          'Cancellation terms decide what somebody who cancels gets back.',
          'An order keeps the price and the terms of the day on which it was placed.',
        ],
      },
      {
        title: 'Orders and refunds',
        steps: [
          'Search an order by number (B-123) or name.',
          'Paid in cash? Record it with Payment received.',
          'Cancelling first shows what is refunded and how.',
        ],
      },
      {
        title: 'Payouts and invoices',
        steps: [
          'After the end of a month, Payouts shows what your organisation gets, with every line it is made of.',
          'Fill in your bank account, or nothing can be paid out.',
          'Invoices are downloaded as a PDF or as an e-invoice.',
        ],
      },
    ],
  },
  team: {
    title: 'People and permissions',
    intro: 'Who may log in, and what they may do.',
    parts: [
      {
        title: 'Inviting somebody',
        steps: [
          'In your organisation choose Team and invite somebody by e-mail address. The invitation expires by itself; send a new one if needed.',
          'Staff manage the organisation. A trainer sees their own work and checks people in.',
          'An administrator manages a platform. A superadmin manages all platforms.',
        ],
      },
      {
        title: 'Seeing what a role sees',
        steps: [
          'A superadmin chooses View as role under Permissions. That window shows Move as somebody with that role sees it.',
          'Nothing can be changed in it. At the top you stop.',
        ],
      },
      {
        title: 'Somebody leaves',
        steps: ['Remove the role in the team. What somebody did stays in the history.'],
      },
    ],
  },
  organizations: {
    title: 'Organisations',
    intro: 'Signing up, reviewing and importing.',
    parts: [
      {
        title: 'Reviewing',
        steps: [
          'Under Review are the organisations that wait, the longest waiting first.',
          'Accepting makes what they offer visible. To reject you give a reason; the contact person gets an e-mail.',
          'A mistake? Right after your decision you can choose Undo. The e-mail leaves only when that is no longer possible.',
        ],
      },
      {
        title: 'Many organisations at once',
        steps: [
          'Choose Import organisations and drag a file (csv or xlsx) into the box.',
          'Move shows what happens with each row before anything is saved. Correct wrong rows and import the rest.',
          'When a row looks like an organisation that exists, you choose: skip, add anyway or update.',
        ],
      },
      {
        title: 'Your own organisation',
        steps: ['Under Organisation you keep details, logo and contacts up to date.'],
      },
    ],
  },
  platform: {
    title: 'Managing a platform',
    intro: 'Name, colours, words and campaigns of a platform. For administrators.',
    parts: [
      {
        title: 'Look and addresses',
        steps: [
          'At a platform you set name, colours, logo, domains and the sender of e-mails.',
          'Colours of text are made readable by themselves, also with light brand colours.',
        ],
      },
      {
        title: 'Words',
        steps: [
          'Categories, tags, labels and sports decide what visitors can filter by.',
          'A word that is in use is deleted only after you have seen where.',
        ],
      },
      {
        title: 'Campaigns and wallets',
        steps: [
          'A campaign gives offers a place of their own on the website. Drag campaigns into order, or use the arrows.',
          'A wallet issues vouchers that people pay with.',
        ],
      },
    ],
  },
  news: {
    title: 'What’s new',
    intro: 'The main changes, the newest first.',
    parts: [
      {
        title: '26 November 2026',
        steps: [
          'A view shows how many rows it has; you can rename and share it, put it in order and make it the default.',
          'Click a value in a list to filter by it.',
          'One Export button, for the rows as on the screen or to import again.',
          'When you cancel a session you write the reason and choose who gets a message.',
          'If somebody else saved the same thing meanwhile, you see who it was.',
        ],
      },
      {
        title: '23 November 2026',
        steps: [
          'This manual, and a statement about accessibility.',
          'Ctrl K now finds participants and users too, and does what the buttons of the screen do.',
          'Logging out in another tab leaves a form with changes standing.',
          'The name of the tab says which screen it is.',
          'On the phone the bar at the bottom has what you need on the way: Check-in, or Review and Organisations.',
        ],
      },
    ],
  },
};
