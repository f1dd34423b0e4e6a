import type { nl } from './own-data.nl.ts';

export const en: typeof nl = {
  title: 'My data',
  text: 'Everything stored with your account. You can erase it once you no longer have a role.',
  download: 'Download',
  erase: 'Erase account…',
  file: 'my-data.zip',
  confirm: {
    title: 'Erase your account for good?',
    text: 'Your name, e-mail address, picture and settings are removed and you can no longer log in. This can’t be undone.',
    button: 'Erase for good',
    done: 'Your account has been erased',
  },
  contacts: {
    text: 'These organisations name you as a contact for their offers or a location. That stays until they remove you there; ask them:',
  },
  blocked: {
    text: 'Your account can’t be erased yet, because you still have a role:',
    role: (role, place) => (place === null ? role : `${role} of ${place}`),
    roles: { superadmin: 'Superadmin', admin: 'Administrator', organization: 'Staff', trainer: 'Trainer' },
    ask: 'Ask an administrator to remove your role. If you are the last one, give the role to someone else first.',
  },
};
