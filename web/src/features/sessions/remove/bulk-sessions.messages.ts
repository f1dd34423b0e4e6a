import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  cancel: 'Afgelasten',
  remove: 'Verwijderen',
  removed: (count: number) => (count === 1 ? 'De sessie is verwijderd.' : `${count} sessies zijn verwijderd.`),
  restored: (count: number) => (count === 1 ? 'De sessie is terug' : `${count} sessies zijn terug`),
};

const en: typeof nl = {
  cancel: 'Cancel',
  remove: 'Delete',
  removed: (count) => (count === 1 ? 'The session has been deleted.' : `${count} sessions have been deleted.`),
  restored: (count) => (count === 1 ? 'The session is back' : `${count} sessions are back`),
};

export const bulkSessionMessages = defineMessages({ nl, en });
