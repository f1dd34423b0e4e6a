import type { nl } from './contacts.nl.ts';

export const en: typeof nl = {
  title: 'External contacts',
  text: 'People without an account whom you can choose as a contact for a location, activity or product.',
  create: 'Add contact',
  edit: 'Edit',
  none: 'No external contacts yet.',
  publicText: 'Visitors see the name, e-mail address and phone number with the offers this person is a contact for.',
  isPublic: 'on the website',
  remove: {
    action: 'Remove…',
    title: (name) => `Remove ${name}?`,
    text: 'This person is also removed from locations, activities and products. This can’t be undone.',
    confirm: (name) => `Remove ${name}`,
    done: (name) => `${name} has been removed`,
  },
};
