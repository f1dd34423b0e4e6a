import type { nl } from './locations.nl.ts';

export const en: typeof nl = {
  title: 'Locations',
  search: 'Name, address or postcode',
  create: 'New location',
  existing: {
    action: 'Link an existing location',
    text: 'Use a location that another organisation has already added. They continue to manage it.',
    label: 'Location',
    hint: 'Search by name, address or postcode',
    done: (name) => `${name} has been added to your locations`,
  },
  columns: {
    address: 'Address',
    types: 'Type',
    visibility: 'Visibility',
    rights: 'Editing',
    owner: 'Owner',
    user: 'Used by',
  },
  visible: 'Visible',
  hidden: 'Hidden',
  mayEdit: 'Can edit',
  mayUse: 'Use only',
  managedBy: (name) => `Managed by ${name}`,
  removeNow: 'Remove',
  empty: {
    title: 'No locations yet',
    text: 'Add the location where your activities take place, to choose it when you plan.',
  },
  emptyPlatform: {
    title: 'No locations yet',
    text: 'The locations of all organisations are listed here.',
  },
};
