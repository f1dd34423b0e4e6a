import type { WorkingChapters } from '../manual.ts';

export const en: WorkingChapters = {
  start: {
    title: 'Getting started',
    intro: 'Logging in, finding your way and keeping your work safe.',
    parts: [
      {
        title: 'Logging in',
        steps: [
          'Log in with your e-mail address and password. Forgot it? Ask for a link on the login page.',
          'If your session ends while you fill something in, a dialog asks for your password. What you typed stays.',
          'Under your name at the top right are your profile, the language, light or dark, and log out.',
        ],
      },
      {
        title: 'Getting somewhere fast',
        steps: [
          'Press Ctrl K and type a name, an e-mail address, or a number, such as that of an order. The bottom line says what you can search by.',
          'Do you work for several organisations? Choose another one at the top left.',
          'Press ? for all shortcuts of the screen.',
        ],
      },
      {
        title: 'Saving',
        steps: [
          'After a change a bar with Save appears at the bottom. Ctrl S does the same.',
          'If you leave without saving, Move asks what to do with your changes.',
          'Deleting and cancelling ask you first, or offer Undo afterwards.',
        ],
      },
    ],
  },
  overview: {
    title: 'Overview',
    intro: 'Your start page: what is on today and what waits for you.',
    parts: [
      {
        title: 'What it shows',
        steps: [
          'An organisation sees what comes next, which activities are not published yet, and its figures.',
          'An administrator sees which organisations wait for a review.',
          'A trainer sees today’s sessions, with a button to check people in.',
        ],
      },
      {
        title: 'New to Move?',
        steps: [
          'The list Getting started takes you through the first steps: details, logo, location, rate, activity, sessions.',
          'Hidden? You will find it again under Help.',
        ],
      },
    ],
  },
  lists: {
    title: 'Working with lists',
    intro: 'Every list works the same way.',
    parts: [
      {
        title: 'Finding',
        steps: [
          'Search above the list. Capitals and accents make no difference.',
          'Add a filter to see less, and click a heading to sort. A filter can also be a period, an amount or “empty”.',
          'Click a value in a cell to filter by it.',
          'Under Columns you choose what you see and how high the rows are.',
        ],
      },
      {
        title: 'Keeping views',
        steps: [
          'Keep filters and sorting with + View. Each view is a tab with its number of rows.',
          'If you change something afterwards, the tab says “changed”. Update the view in one click, or go back.',
          'Manage views sets their order, who sees them, and which one the list opens with.',
        ],
      },
      {
        title: 'Many at once',
        steps: [
          'Tick rows, or select all rows that match your filter.',
          'At the bottom is what you can do with them. If something fails, that row stays selected, with the reason.',
        ],
      },
      {
        title: 'Downloading a file',
        steps: ['Choose Export above the list. You get the columns, filters and order of your screen.'],
      },
    ],
  },
  activities: {
    title: 'Activities',
    intro: 'What you offer. When it takes place is planned as sessions.',
    parts: [
      {
        title: 'Making an activity',
        steps: [
          'Choose New activity and fill in name, sport and description.',
          'Go through the tabs: location, questions for participants, labels and settings.',
          'Does someone want a mail at each new booking? Give that contact the role Confirmation mail.',
          'A new activity is a draft: nobody sees it.',
        ],
      },
      {
        title: 'Publishing',
        steps: [
          'The list beside the activity shows what is still missing.',
          'Choose a rate or Free: without that choice you can’t publish.',
          'Choose Publish. The activity is then on the website and in the app, once your organisation is accepted.',
        ],
      },
    ],
  },
  sessions: {
    title: 'Sessions, bundles and calendar',
    intro: 'Planning when an activity is, once or every week.',
    parts: [
      {
        title: 'Planning sessions',
        steps: [
          'Open the activity and choose Plan sessions. Fill in day, time and spots.',
          'For a series you choose how often it comes back and until when. The preview shows every date.',
          'Holidays are marked: see whether you want to skip them.',
        ],
      },
      {
        title: 'Changing',
        steps: [
          'In a series you choose whether a change is for this session or also for the following ones.',
          'A session can be deleted only when nobody was in it. If one with participants doesn’t take place, you cancel it.',
        ],
      },
      {
        title: 'Cancelling',
        steps: [
          'Choose Cancel session at the session and write the reason. Participants read it in their mail.',
          'You first see who gets a message and what is refunded.',
          'The session stays in the list as canceled, with the people who were in it.',
        ],
      },
      {
        title: 'Bundles and calendar',
        steps: [
          'A bundle is a course: whoever signs up takes part in all of its sessions.',
          'Two prices for the same course, such as child and adult or members and non-members? Create a bundle for each price and choose the same sessions in both. They share the spots of the sessions.',
          'The calendar shows the whole week or month of your organisation.',
        ],
      },
    ],
  },
  people: {
    title: 'Participants and waiting list',
    intro: 'Who takes part, who has paid and who waits.',
    parts: [
      {
        title: 'Participants',
        steps: [
          'Open a session or bundle and choose Participants. With Add you sign somebody up yourself.',
          'The menu … behind a name has move, send a message, payment received and remove.',
          'Before you remove somebody you see what is refunded.',
          'The attendance list can be printed.',
        ],
      },
      {
        title: 'Waiting list',
        steps: [
          'When a session is full, people go on the waiting list.',
          'When a spot is free, Move invites the first. Without an answer in time it is the next one’s turn.',
          'You can also invite somebody yourself, or see the order under Waiting list.',
        ],
      },
    ],
  },
  checkin: {
    title: 'Check-in',
    intro: 'Tapping on your phone who is there. It works without internet too.',
    parts: [
      {
        title: 'Who is there',
        steps: [
          'Open Check-in and choose your session.',
          'Tap who is there. Somebody can also be absent or signed out.',
          'Tapped the wrong one? Choose Undo.',
        ],
      },
      {
        title: 'Somebody who walks in',
        steps: [
          'Search for the name. If it is not in the list, choose add: a name is enough, and the date of birth where there is an age limit.',
          'Choose Paid, Pays later or Free. Whoever you add this way is present at once.',
          'This works without internet too.',
        ],
      },
      {
        title: 'Without internet',
        steps: [
          'Open the list once with internet; it then stays on your phone for a day.',
          'What you tap is kept and sent as soon as there is a connection. At the top you see what has not been sent yet.',
          'Don’t log out before everything has been sent.',
        ],
      },
    ],
  },
};
