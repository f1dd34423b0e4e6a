import type { Statement } from '../statement.ts';

export const en: Statement = {
  title: 'Accessibility',
  intro:
    'Everybody must be able to work with Move, also without a mouse, with low vision or when easily distracted. We follow WCAG 2.2, levels A and AA. Move meets it partly. Updated on 26 November 2026.',
  parts: [
    {
      title: 'What was checked',
      text: 'All screens of the back office: from logging in to checking in, planning, selling and paying out.',
      points: [
        'Every screen automatically with axe-core, on a computer (1440 pixels) and a phone (390 pixels), in both languages and in light and dark, but not in every combination of them.',
        'The main tasks of staff, with the keyboard alone.',
        'The screens of activities, calendar and check-in with Tab, in four sizes up to 400% zoom: what has the focus stays in sight.',
        'Twenty screens at a width of 320 pixels, also with wider letters and lines: nobody has to scroll sideways.',
        'Three screens with high contrast colours.',
        'Every screen has a title of its own and the right language: this is checked automatically too.',
      ],
    },
    {
      title: 'What is not right yet',
      text: 'We know this, and work on it.',
      points: [
        'Move has not been tested with a screen reader by somebody who uses one every day.',
        'With Windows high contrast colours, the calendar doesn’t show the location of a session, which is a colour there. The session itself names it.',
        'Other screens have not been gone through by hand at 400% zoom.',
        'The map itself can’t be read with a screen reader. An address can always be typed instead.',
        'A PDF of an invoice is tagged, but nobody has gone through it by hand.',
      ],
    },
    {
      title: 'What helps',
      text: 'You can set or use these yourself.',
      points: [
        'Light, dark or as your device: under your name.',
        'Shortcuts of a single letter can be switched off: press ? and clear the box.',
        'What you drag can also be moved with buttons or keys.',
        'Your session is renewed by itself. If it ends all the same, what you typed stays.',
      ],
    },
  ],
  contact: {
    title: 'Something in your way?',
    text: 'Tell us on which screen, what you wanted to do and what you work with. We look for a solution, and for another way until it is there.',
    link: 'To support',
    without: 'Contact the administrator of your platform.',
  },
  back: 'To the start',
};
