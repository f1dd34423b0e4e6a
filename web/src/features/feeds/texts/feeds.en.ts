import type { nl } from './feeds.nl.ts';

export const en: typeof nl = {
  action: 'Subscribe',
  title: 'Calendar subscription',
  text: 'Add sessions to your own calendar. Changes here appear there too.',
  ofAll: 'all activities',
  make: (what) => `Create an address for ${what}`,
  fresh: {
    title: 'Your calendar address',
    text: 'Copy it now: it is shown only once. Anyone with this address can see the sessions without logging in.',
    label: 'Address',
    open: 'Open in your calendar app',
    how: 'Google Calendar: Other calendars, From URL. Outlook: Add calendar, Subscribe from web.',
  },
  list: 'Addresses in use',
  none: 'There are no addresses yet.',
  all: 'All activities',
  own: 'My sessions',
  made: (who, when) => `${who}, ${when}`,
  used: (when) => `last read ${when}`,
  unused: 'not read yet',
  stopped: 'no longer works: the person who created it lost access',
  revoke: 'Revoke',
  revokeOf: (name, when) => `Revoke the address for ${name} from ${when}`,
  revoking: {
    title: 'Revoke this calendar address?',
    text: 'Calendars that use it will no longer be updated. This cannot be undone.',
    confirm: 'Revoke address',
    done: 'The calendar address has been revoked',
  },
  profile: {
    title: 'My sessions in your calendar',
    text: 'The sessions you train, at all your organisations.',
    make: 'Create a calendar address',
  },
};
