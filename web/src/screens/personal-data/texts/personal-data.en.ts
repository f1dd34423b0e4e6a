import { plural } from '../../../platform/texts/counted.ts';
import type { nl } from './personal-data.nl.ts';

export const en: typeof nl = {
  action: 'Personal data…',
  title: (name) => `Data about ${name}`,
  text: 'What your organisation holds about this person.',
  erased: 'This person’s data has been erased. Counts and amounts remain.',
  kept: 'Kept',
  nothing: 'Nothing',
  kinds: {
    participants: 'Session bookings',
    bundle_participants: 'Bundle bookings',
    waitlist_entries: 'Waiting lists',
    purchases: 'Purchases',
    orders: 'Orders',
    contacts: 'Contact person',
    invites: 'Invitations to the team',
    answers: 'Answers to questions',
    taps: 'Received check-ins',
    mails: 'E-mails',
    messages: 'Messages',
    history: 'History entries',
  },
  others: 'Also the same person?',
  othersText:
    'Same e-mail address, name or order. Family members are listed too; select only records of the same person.',
  other: (name, email, born, records) =>
    `${name}, ${email}${born === null ? '' : `, born ${born}`} (${plural(records, 'record', 'records')})`,
  download: 'Download',
  erase: 'Erase…',
  blocked: {
    title: 'Settle this before you erase the data:',
    booking: (title, date) => `${title}, ${date}`,
    bundle: (title, date) => `Bundle ${title}, from ${date}`,
    waiting: (title, date) => `Waiting list of ${title}, ${date}`,
    payment: (title) => `Outstanding payment for ${title}`,
  },
  confirm: {
    title: (name) => `Erase ${name} for good?`,
    text: 'Name, e-mail address, date of birth, notes, answers, messages and e-mails are removed. Attendance, amounts and VAT remain, without a name. This can’t be undone.',
    also: (count) => (count === 1 ? 'This person is erased too:' : 'These people are erased too:'),
    more: (count) => `and ${plural(count, 'more person', 'more people')}`,
    name: (name) => `Type “${name}” to confirm`,
    button: 'Erase for good',
    back: 'Back',
    done: 'The data has been erased',
  },
  file: (name) => `data-${name}.zip`,
};
