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
          'If your session ends while you are filling something in, you are asked for your password. What you typed is kept.',
          'Your profile, the language, light or dark, and Log out are in the menu under your name, at the top right.',
        ],
      },
      {
        title: 'Finding your way quickly',
        steps: [
          'Press Ctrl K and type a name, an e-mail address, or a number, such as that of an order. The line at the bottom says what you can search by.',
          'Choose a participant to see everything with that e-mail address together: bookings, waiting lists and orders.',
          'Do you work for several organisations? Choose another one at the top left.',
          'Press ? for all shortcuts of the screen.',
        ],
      },
      {
        title: 'Saving',
        steps: [
          'When you change something, a bar with Save appears at the bottom. Ctrl S does the same.',
          'If you leave without saving, Move asks what to do with your changes.',
          'When you delete or cancel something, Move asks you first or offers Undo afterwards.',
        ],
      },
    ],
  },
  overview: {
    title: 'Overview',
    intro: 'Your start page: what is on today and what needs your attention.',
    parts: [
      {
        title: 'What it shows',
        steps: [
          'Staff of an organisation see what is coming up, which activities are not published yet, and their figures.',
          'Administrators see which organisations are waiting for review.',
          'Trainers see today’s sessions, with a button to check people in.',
        ],
      },
      {
        title: 'New to Move?',
        steps: [
          'The list Getting started takes you through the first steps: details, logo, location, rate, activity and sessions.',
          'Have you hidden it? You will find it under Help.',
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
          'Use the search box above the list. Capitals and accents make no difference.',
          'Add a filter to narrow the list, and click a heading to sort it. A filter can also be a period, an amount or “empty”.',
          'Click a value in a cell to filter by it.',
          'Under Columns, choose what you see and how high the rows are.',
        ],
      },
      {
        title: 'Saving views',
        steps: [
          'Save your filters and sort order with + View. Each view is a tab that shows its number of rows.',
          'If you change something afterwards, the tab says “changed”. Update the view with one click, or go back.',
          'Manage views sets their order, who sees them, and which one the list opens with.',
        ],
      },
      {
        title: 'Changing many at once',
        steps: [
          'Tick rows, or select all rows that match your filter.',
          'A bar at the bottom shows what you can do with them. Rows for which it fails stay selected, with the reason.',
        ],
      },
      {
        title: 'Downloading a file',
        steps: ['Choose Export above the list. You get the columns, filters and order shown on your screen.'],
      },
    ],
  },
  activities: {
    title: 'Activities',
    intro: 'What you offer. You plan when it takes place as sessions.',
    parts: [
      {
        title: 'Creating an activity',
        steps: [
          'Choose New activity and fill in the name, sport and description.',
          'Go through the tabs: location, questions for participants, labels and settings.',
          'Does someone want an e-mail for each new booking? Give that contact the role Confirmation e-mail.',
          'A new activity is a draft: it is hidden from visitors.',
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
    intro: 'Planning when an activity takes place, once or every week.',
    parts: [
      {
        title: 'Planning sessions',
        steps: [
          'Open the activity and choose Plan sessions. Fill in the day, time and number of spots.',
          'For a series, choose how often it repeats and until when. The preview shows every date.',
          'Holidays are marked, so that you can skip them.',
        ],
      },
      {
        title: 'Changing',
        steps: [
          'In a series, choose whether a change applies to this session only or also to the following ones.',
          'You can only delete a session that no one was in. If a session with participants doesn’t go ahead, cancel it.',
        ],
      },
      {
        title: 'Cancelling',
        steps: [
          'Open the session, choose Cancel session and write the reason. Participants read it in the e-mail they get.',
          'Before you confirm, you see who gets a message and what is refunded.',
          'The session stays in the list as cancelled, with the people who were in it.',
        ],
      },
      {
        title: 'Bundles and calendar',
        steps: [
          'A bundle is a course: anyone who signs up takes part in all of its sessions.',
          'Two prices for the same course, such as child and adult or members and non-members? Create a bundle for each price and choose the same sessions in both. They share the spots in the sessions.',
          'The calendar shows the whole week or month of your organisation.',
        ],
      },
    ],
  },
  people: {
    title: 'Participants and waiting list',
    intro: 'Who takes part, who has paid and who is waiting.',
    parts: [
      {
        title: 'Participants',
        steps: [
          'Open a session or bundle and choose Participants. Use Add to sign someone up yourself.',
          'The … menu after a name lets you move or remove someone, send a message or record a payment.',
          'Before you remove someone, you see what is refunded.',
          'You can print the attendance list.',
        ],
      },
      {
        title: 'Waiting list',
        steps: [
          'When a session is full, people can join the waiting list.',
          'When a spot opens up, Move invites the first person. If they don’t answer in time, the next person is invited.',
          'You can also invite someone yourself. The order is shown under Waiting list.',
        ],
      },
    ],
  },
  checkin: {
    title: 'Check-in',
    intro: 'Tap on your phone who is there. It also works without internet.',
    parts: [
      {
        title: 'Who is there',
        steps: [
          'Open Check-in and choose your session.',
          'Tap everyone who is there. You can also mark people as absent or signed out.',
          'Tapped the wrong person? Choose Undo.',
        ],
      },
      {
        title: 'Walk-ins',
        steps: [
          'Search for the name. If it isn’t in the list, choose Add: a name is enough, plus the date of birth if there is an age limit.',
          'Choose how it is paid: cash now or later, by card or elsewhere, or free. Anyone you add this way is marked as present.',
          'This also works without internet.',
        ],
      },
      {
        title: 'Without internet',
        steps: [
          'Open the list once while you are online; it then stays on your phone for a day.',
          'What you tap is stored and sent as soon as you are back online. The top of the screen shows what has not been sent yet.',
          'Don’t log out until everything has been sent.',
        ],
      },
    ],
  },
};
