import type { nl } from './payment-key.nl.ts';

export const en: typeof nl = {
  title: 'Mollie account',
  text: 'Without its own key, online payments go through the installation’s account.',
  key: 'Key',
  current: (last4) => `A key is set, ending in ${last4}.`,
  none: 'This platform doesn’t have its own key yet.',
  since: (moment) => `Set on ${moment}.`,
  hint: 'Starts with live_; a test key (test_) is for demo and development only. The key can’t be seen again afterwards.',
  password: 'To confirm it’s you. All superadmins get an e-mail.',
  save: 'Set key',
  replace: 'Replace key',
  remove: 'Remove key',
  saved: 'The key has been set',
  removed: 'The key has been removed',
  removing: {
    title: 'Remove the key?',
    text: 'New payments will go through the installation’s account. Earlier payments can no longer be refunded automatically.',
    confirm: 'Remove',
  },
  otherDriver: {
    test: 'This installation uses test payments; the key is used once Mollie is chosen.',
    none: 'Online payment is off on this installation; the key is used once Mollie is chosen.',
  },
};
