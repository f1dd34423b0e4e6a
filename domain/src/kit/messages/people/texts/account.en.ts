import type { nl } from './account.nl.ts';

export const en: typeof nl = {
  'login.failed': 'This combination of e-mail and password is unknown',
  'login.ask': 'This login is closed. Ask the platform’s administrator to reopen it',
  'password.current': 'This is not your current password',
  'password.email': 'Your password can’t be your e-mail address',
  'password.common': 'This password is easy to guess. Choose something longer, such as four unrelated words',
  'password.names':
    'This password is easy to guess: it resembles your name, your e-mail address or the name of your organisation or platform. Choose something else, such as four unrelated words',
  'link.expired': 'This link has expired or was already used. Request a new one',
  // said by the server only
  'view.read_only': 'You are viewing the product as another role, so nothing can be changed',
  'view.too_many': 'You can save at most {max} views of a list. Remove one first',
  'account.confirm': 'Type the e-mail address as it is shown above',
  'account.has_roles':
    'This account still belongs to a team or platform. It can be erased once an administrator has removed it there.',
  'login.closed': 'This login is closed',
  'login.open': 'This login is already open',
  'login.own': 'You can’t close your own login. Ask another superadmin',
};
