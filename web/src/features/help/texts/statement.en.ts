import type { AccessibilityStatement } from '../accessibility-statement.ts';

export const en: AccessibilityStatement = {
  title: 'Accessibility',
  intro:
    'Everyone should be able to work with Move, including people who don’t use a mouse, have low vision or are easily distracted. We follow WCAG 2.2, levels A and AA, and meet it in part. Updated on 26 November 2026.',
  parts: [
    {
      title: 'What was checked',
      text: 'All screens of the back office: from logging in to checking in, planning, selling and paying out.',
      points: [
        'Every screen, automatically with axe-core, on a computer (1440 pixels) and a phone (390 pixels), in both languages and in light and dark, but not in every combination of these.',
        'The main tasks of staff, using only the keyboard.',
        'The activities, calendar and check-in screens with the Tab key, at four sizes up to 400% zoom: the focus stays in sight.',
        'Twenty screens at a width of 320 pixels, also with wider letter and line spacing: you never have to scroll sideways.',
        'Three screens with high-contrast colours.',
        'Whether every screen has its own title and the right language; this too is checked automatically.',
      ],
    },
    {
      title: 'What isn’t right yet',
      text: 'We know about this and are working on it.',
      points: [
        'Move has not been tested with a screen reader by someone who uses one every day.',
        'With Windows high-contrast colours, the calendar doesn’t show a session’s location, which is marked by colour there. The session’s own page names it.',
        'Other screens have not been checked by hand at 400% zoom.',
        'The map itself can’t be read with a screen reader. An address can always be typed instead.',
        'PDF invoices are tagged, but have not been checked by hand.',
      ],
    },
    {
      title: 'What helps',
      text: 'You can set or use these yourself.',
      points: [
        'Light, dark or the same as your device: in the menu under your name.',
        'Single-key shortcuts can be switched off: press ? and clear the box.',
        'Anything you can drag can also be moved with buttons or keys.',
        'Your session is renewed automatically. If it does end, what you typed is kept.',
      ],
    },
  ],
  contact: {
    title: 'Something in your way?',
    text: 'Tell us which screen it is, what you wanted to do and which device and aids you use. We’ll look for a solution, and for another way until it is ready.',
    link: 'Contact support',
    without: 'Contact the administrator of your platform.',
  },
  back: 'To the start page',
};
