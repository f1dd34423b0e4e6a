import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Postvak van de demo',
  text: 'Wat de demo zou mailen, staat hier. Er gaat niets de deur uit.',
  to: 'Aan',
  attachment: 'Bijlage:',
  refresh: 'Vernieuwen',
  login: 'Naar inloggen',
  empty: { title: 'Nog geen mail', text: 'Vraag bijvoorbeeld een nieuw wachtwoord aan; de link verschijnt hier.' },
  list: 'Mails, nieuwste eerst',
  back: 'Alle mails',
};

const en: typeof nl = {
  title: 'Mailbox of the demo',
  text: 'What the demo would mail stands here. Nothing leaves the machine.',
  to: 'To',
  attachment: 'Attachment:',
  refresh: 'Refresh',
  login: 'Go to log in',
  empty: { title: 'No mail yet', text: 'Request a new password, for example; the link appears here.' },
  list: 'Mails, newest first',
  back: 'All mails',
};

export const mailboxMessages = defineMessages({ nl, en });
