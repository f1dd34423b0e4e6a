import type { ManagingChapters } from '../manual.ts';

export const en: ManagingChapters = {
  products: {
    title: 'Products',
    intro: 'What you sell or rent out besides your activities.',
    parts: [
      {
        title: 'Creating a product',
        steps: [
          'Choose New product, fill in the details and choose a rate.',
          'Does someone want an e-mail for each new purchase? Give that contact the role Confirmation e-mail.',
          'Like an activity, a product is a draft until you publish it.',
        ],
      },
      {
        title: 'Selling',
        steps: ['Orders of products are under Finances.'],
      },
    ],
  },
  locations: {
    title: 'Locations',
    intro: 'Where your activities take place. Locations can be shared with other organisations.',
    parts: [
      {
        title: 'Adding a location',
        steps: [
          'Search first: if the location already exists, use that one.',
          'Otherwise choose New location. Enter the postcode and house number and Move fills in the address; check the pin on the map.',
          'Add opening hours and a picture to help visitors find it.',
        ],
      },
      {
        title: 'Hiding or deleting',
        steps: [
          'You still see a hidden location, but visitors of the website don’t. You can delete a location once nothing is planned there any more.',
        ],
      },
    ],
  },
  notifications: {
    title: 'Notifications',
    intro: 'A message on the phone of everyone who has the app.',
    parts: [
      {
        title: 'Sending',
        steps: [
          'Choose New notification and write a title and text.',
          'Choose who gets it. You see how many people that is before you send.',
          'Send it now or choose a time. A scheduled notification can still be changed.',
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
          'Create rates under Finances. You then choose a rate for each activity, session, bundle or product.',
          'Cancellation terms decide how much someone who cancels gets back.',
          'An order keeps the price and the terms of the day on which it was placed.',
        ],
      },
      {
        title: 'Orders and refunds',
        steps: [
          'Search for an order by number (B-123) or name.',
          'Paid in cash? Record it with Payment received.',
          'Before you confirm a cancellation, you see what is refunded and how.',
        ],
      },
      {
        title: 'Payouts and invoices',
        steps: [
          'After the end of a month, Payouts shows what your organisation gets, line by line.',
          'Fill in your bank account; without it, nothing can be paid out.',
          'You can download invoices as a PDF or as an e-invoice.',
          'Payouts and invoices belong to the organisation: an administrator of a platform does not see them.',
        ],
      },
      {
        title: 'For a superadmin only',
        steps: [
          'A superadmin issues invoices and payout batches for all organisations, and closes the month.',
          'Is an invoice or payout wrong? Ask a superadmin to look at it.',
        ],
      },
    ],
  },
  team: {
    title: 'People and permissions',
    intro: 'Who can log in, and what they can do.',
    parts: [
      {
        title: 'Inviting someone',
        steps: [
          'Choose Team in your organisation and invite someone by e-mail address. Invitations expire automatically; send a new one if needed.',
          'Staff manage the organisation. A trainer sees their own work and checks people in.',
          'An administrator manages a platform. A superadmin manages all platforms.',
        ],
      },
      {
        title: 'Seeing what a role sees',
        steps: [
          'A superadmin chooses View as role under Permissions. The window then shows Move as someone with that role sees it.',
          'You can’t change anything there. To stop, use the bar at the top.',
        ],
      },
      {
        title: 'When someone leaves',
        steps: ['Remove their role in the team. What they did stays in the history.'],
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
          'Review lists the organisations that are waiting, those waiting longest first.',
          'Once you accept an organisation, its offers become visible. To reject one, give a reason; the contact person gets an e-mail.',
          'Made a mistake? You can choose Undo right after your decision. The e-mail is only sent once that is no longer possible.',
        ],
      },
      {
        title: 'Many organisations at once',
        steps: [
          'Choose Import organisations and drag a file (csv or xlsx) into the box.',
          'Move shows what will happen to each row before anything is saved. Correct the rows with problems, or import only the rest.',
          'If a row looks like an existing organisation, you choose whether to skip it, add it anyway or update the existing one.',
        ],
      },
      {
        title: 'Your own organisation',
        steps: ['Keep your details, logo and contacts up to date under Organisation.'],
      },
    ],
  },
  platform: {
    title: 'Managing a platform',
    intro: 'Words and campaigns of a platform, for administrators. Name, colours and sports are for a superadmin.',
    parts: [
      {
        title: 'Words',
        steps: [
          'Categories, tags and labels decide what visitors can filter by.',
          'Before you delete a word that is in use, you see where it is used.',
        ],
      },
      {
        title: 'Campaigns',
        steps: [
          'A campaign puts something in the spotlight on the website and in the app. Drag campaigns into order, or use Alt with the arrow keys.',
        ],
      },
      {
        title: 'Quiet hours',
        steps: ['Choose under Notifications when the platform sends none.'],
      },
      {
        title: 'For a superadmin only',
        steps: [
          'A superadmin manages all platforms. If you administer one platform, ask a superadmin for what is listed below.',
          'Set a platform’s name, colours, logo, domains and the sender of its e-mails. Text colours are adjusted automatically to stay readable, even with light brand colours.',
          'The list of sports is the same for all platforms.',
          'A wallet has vouchers, which people redeem for credit to pay with.',
          'Permissions shows what each role may do.',
        ],
      },
    ],
  },
  news: {
    title: 'What’s new',
    intro: 'The main changes, newest first.',
    parts: [
      {
        title: '26 November 2026',
        steps: [
          'Find a person with Ctrl K and see everything of them together: bookings, waiting lists and orders.',
          'A view shows how many rows it has; you can rename and share it, put it in order and make it the default.',
          'Click a value in a list to filter by it.',
          'One Export button, for the rows as shown on screen or for a file to import again.',
          'When you cancel a session, you give the reason and choose who gets a message.',
          'If someone else has saved the same thing in the meantime, you see who it was.',
        ],
      },
      {
        title: '23 November 2026',
        steps: [
          'This manual, and a statement about accessibility.',
          'Ctrl K now finds participants and users too, and has the actions of the screen you are on.',
          'Logging out in another tab no longer loses a form with unsaved changes.',
          'The browser tab shows the name of the screen.',
          'On a phone, the bar at the bottom has what you need on the go: Check-in, or Review and Organisations.',
        ],
      },
    ],
  },
};
