import type { nl } from './bank-account.nl.ts';

export const en: typeof nl = {
  loading: 'Opening the change',
  title: (organization) => `New bank account for ${organization}`,
  text: 'The platform won’t pay anything out until the account is confirmed.',
  facts: { account: 'Account', before: 'Was', holder: 'Name', when: 'Changed', none: 'No account yet' },
  check: 'Only confirm if you are sure that this account belongs to the organisation. Not sure? Stop the change.',
  checkStop:
    'Is this account wrong? Stop the change. The platform then won’t pay anything out until it has checked the account.',
  confirm: 'Confirm account',
  stop: 'Stop the change',
  retry: 'Try again',
  offline: 'Your answer didn’t get through. Check your connection and try again.',
  ended: {
    confirmed: { title: 'The account is confirmed', text: 'Payouts continue. You can close this page.' },
    stopped: {
      title: 'The change was stopped',
      text: 'Nothing is paid out until the platform has checked the account. Call the platform if you know more.',
    },
    expired: { title: 'This link has expired', text: 'Ask the platform to confirm the account.' },
  },
  problems: {
    incomplete: {
      title: 'This link is not complete',
      text: 'Open the link in the e-mail again, or copy the whole link.',
    },
    unknown: {
      title: 'This link does not work',
      text: 'The account may have been changed again. Check for a newer e-mail.',
    },
    failed: { title: 'The page could not load', text: 'Check your connection and try again.' },
  },
};
