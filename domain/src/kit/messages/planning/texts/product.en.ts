import type { nl } from './product.nl.ts';

export const en: typeof nl = {
  'contacts.roles': 'Choose at least one role for every contact',
  'url_field.http_warning': 'This link is not secure. We recommend HTTPS',
  'general.invalid': 'Field is not valid',
  'sports.linked': 'Sports cannot be unlinked because they are linked to activities',
  'integration.overwrite': "An existing organisation's credentials will be overwritten",
  'product.publish.type': 'Choose a product type before publishing',
  'product.stock': '{taken} have already been sold; choose at least that many',
  'dates.order': 'The start date can’t be after the end date',
  'label.prices': 'The lowest price can’t be higher than the highest price',
  not_found: 'Not found',
  'body.too_large': 'This is too much to send at once: the maximum is {size}',
  'login.failed': 'This combination of e-mail and password is unknown',
  'password.current': 'This is not your current password',
  'password.email': 'Your password can’t be your e-mail address',
  'password.common': 'This password is easy to guess. Choose something longer, such as four unrelated words',
  'password.names':
    'This password is easy to guess: it resembles your name, your e-mail address or the name of your organisation or platform. Choose something else, such as four unrelated words',
  'login.ask': 'This login is closed. Ask the platform’s administrator to reopen it',
  'link.expired': 'This link has expired or was already used. Request a new one',
  stale: 'Someone else changed this in the meantime. Reload the page',
  state: 'This action is no longer possible from status {status}',
  unauthenticated: 'Log in to continue',
  throttle: 'You tried this too often. Try again in {seconds} seconds',
};
