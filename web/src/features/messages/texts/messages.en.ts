import { plural, sessionsEn } from '../../../platform/texts/counted.ts';
import type { nl } from './messages.nl.ts';

export const en: typeof nl = {
  title: 'Send message',
  toSessions: (count) => `To the people in ${sessionsEn(count)}`,
  to: 'To',
  chosen: (count) => plural(count, 'chosen participant', 'chosen participants'),
  chosenBuyers: (count) => plural(count, 'chosen purchase', 'chosen purchases'),
  buyers: 'All buyers, except those of cancelled purchases',
  everybody: 'All participants',
  ahead: 'Upcoming',
  waitlist: 'With waiting list',
  signedOut: (count) => `Also people who signed out (${count})`,
  onlyWaitlist: 'Waiting list only',
  variables: 'Insert field',
  variable: {
    first_name: 'First name',
    last_name: 'Last name',
    activity: 'Activity',
    bundle: 'Bundle',
    session_date: 'Date of the session',
    product: 'Product',
    organisation: 'Organisation',
  },
  preview: 'Preview',
  previewFor: (name) => `Preview for ${name}`,
  noSubject: 'No subject yet',
  noBody: 'Write your message to see a preview.',
  nobody: 'This message has no recipients.',
  reach: (recipients, people) =>
    recipients === people
      ? `${plural(recipients, 'person gets', 'people get')} a personal e-mail.`
      : `${plural(people, 'person', 'people')} at ${plural(recipients, 'address', 'addresses')}: one e-mail for each address.`,
  unreachable: (names, others) =>
    `Without an e-mail address, so not mailed: ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`,
  replies: (address) => `Replies go to ${address}.`,
  noReplies: 'The organisation has no e-mail address: you won’t receive replies.',
  perOrganization: 'Recipients by organisation',
  severalText:
    'Each organisation sends its own message: one e-mail for each address, and replies go to that organisation.',
  recipients: (count) => (count === 0 ? 'No recipients' : plural(count, 'recipient', 'recipients')),
  sentTo: (count) => `Sent to ${plural(count, 'recipient', 'recipients')}`,
  test: 'Send me a test',
  tested: (to) => `The test is on its way to ${to}`,
  send: (recipients) => `Send to ${plural(recipients, 'recipient', 'recipients')}`,
  sent: (recipients) => `The message is on its way to ${plural(recipients, 'recipient', 'recipients')}`,
  leave: { title: 'Discard the message?', text: 'What you wrote will be lost.', confirm: 'Discard' },
  history: {
    empty: {
      title: 'No messages yet',
      text: 'Messages written to these people are listed here. E-mails about a change or cancellation are in the history.',
    },
    recipients: (count) => plural(count, 'recipient', 'recipients'),
    withWaitlist: 'the waiting list too',
    failed: (count) => `${plural(count, 'e-mail', 'e-mails')} did not arrive`,
    queued: (count) => `${plural(count, 'e-mail is', 'e-mails are')} still being sent`,
    nobody: 'Unknown',
  },
};
