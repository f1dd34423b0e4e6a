import type { nl } from './linked-organizations.nl.ts';

export const en: typeof nl = {
  none: 'No other organisation uses this location.',
  mayEdit: 'Can edit this location',
  mayEditHint: 'Including address, photo and opening hours. Off: can only plan here.',
  rightsOf: (name) => `Rights of ${name}`,
  unnamed: 'Organisation on another platform',
  ended: 'Link ended',
  planned: (count) => (count === 1 ? '1 planned session' : `${count} planned sessions`),
  end: {
    action: 'End link',
    of: (name) => `End the link with ${name}`,
    title: (name) => `End the link with ${name}?`,
    text: (planned) =>
      planned === 0
        ? 'The organisation can’t plan anything new here. Existing activities keep this location. You can undo this later.'
        : `The organisation can’t plan anything new here. ${planned === 1 ? '1 planned session goes' : `${planned} planned sessions go`} ahead at this location; make other arrangements if needed. You can undo this later.`,
    confirm: 'End link',
    done: (name) => `${name} can no longer use this location`,
  },
  again: {
    action: 'Allow again',
    of: (name) => `Allow ${name} again`,
    done: (name) => `${name} can use this location again`,
  },
};
