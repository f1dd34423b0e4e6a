import type { nl } from './integrations.nl.ts';

export const en: typeof nl = {
  title: 'Access for another system',
  text: 'For your own website or planning system. It can read what you have published, but can’t change anything.',
  none: 'There are no credentials yet.',
  make: 'Create credentials',
  replace: 'New credentials…',
  revoke: 'Revoke…',
  clientId: 'Client ID',
  secret: 'Client secret',
  hidden: 'The secret is only shown when you create it.',
  made: 'Created',
  used: 'Last used',
  never: 'not yet',
  how: {
    title: 'How it works',
    text: 'Request a token with the credentials and send it with each call. A token works for an hour.',
    docs: 'API reference',
  },
  overwrite: {
    title: 'Create new credentials?',
    text: 'Connected systems lose access immediately, until you enter the new credentials there.',
    confirm: 'Overwrite credentials',
  },
  revoking: {
    title: 'Revoke the credentials?',
    text: 'Connected systems lose access immediately. This can’t be undone, but you can create new ones.',
    confirm: 'Revoke credentials',
    done: 'The credentials have been revoked',
  },
  fresh: {
    title: 'Save the secret now',
    text: 'It is only shown once. Lost it? Create new credentials.',
    close: 'I’ve saved it',
  },
};
