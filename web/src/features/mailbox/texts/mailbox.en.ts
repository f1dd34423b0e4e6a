import type { nl } from './mailbox.nl.ts';

export const en: typeof nl = {
  title: 'Demo mailbox',
  text: 'All the demo’s e-mails are listed here; none are really sent.',
  to: 'To',
  attachment: 'Attachment:',
  refresh: 'Refresh',
  login: 'Go to log in',
  empty: { title: 'No e-mails yet', text: 'Request a new password, for example; the link appears here.' },
  list: 'E-mails, newest first',
  back: 'All e-mails',
};
