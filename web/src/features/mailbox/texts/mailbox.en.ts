import type { nl } from './mailbox.nl.ts';

export const en: typeof nl = {
  title: 'Demo mailbox',
  text: 'All mails of the demo are listed here; none are really sent.',
  to: 'To',
  attachment: 'Attachment:',
  refresh: 'Refresh',
  login: 'Go to log in',
  empty: { title: 'No mail yet', text: 'Request a new password, for example; the link appears here.' },
  list: 'Mails, newest first',
  back: 'All mails',
};
