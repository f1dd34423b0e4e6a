import type { nl } from './location-form.nl.ts';

export const en: typeof nl = {
  createTitle: 'New location',
  link: { label: 'Share with', done: (name) => `${name} can now use this location` },
  tabs: { general: 'General', hours: 'Opening hours' },
  users: 'Used by',
  readOnly: (name) => `Managed by ${name}. You can plan here; only ${name} can change the location.`,
  sections: {
    basics: { title: 'Basics', text: 'How people find this location in the app and on the website.' },
    image: { title: 'Picture', text: 'A photo that helps people recognise the location.' },
    map: { title: 'On the map', text: 'Drag the pin, use the arrow keys or type the coordinates.' },
    people: { title: 'Contacts', text: 'Who to contact at this location, and for what.' },
    visibility: { title: 'Visibility', text: 'You can still plan at a hidden location.' },
    link: { title: 'Button', text: 'A button at the location, for example to your booking page.' },
    week: { title: 'Opening hours', text: 'At most three blocks a day. If you close after midnight, enter that time.' },
    exceptions: { title: 'Exceptions', text: 'Public holidays and other days that differ from the week.' },
  },
  hints: {
    hidden: 'Not shown in the app and on the website.',
    notes: 'For example the entrance, the lift or parking.',
  },
  pin: 'Location on the map',
  noPin: 'This location is not on the map yet. Put the pin at the address, or place it yourself.',
  findAddress: 'Move the pin to the address',
  unknownAddress: 'We can’t find this address. Move the pin yourself.',
  elsewhere: (names) => `This location is outside the area of ${names}. Is that right?`,
};
