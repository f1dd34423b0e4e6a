import type { nl } from './edit.nl.ts';

export const en: typeof nl = {
  edit: {
    leave: {
      title: 'Unsaved changes',
      text: (count, name) =>
        `You have ${count === 1 ? '1 change' : `${count} changes`} in ${name}. If you leave without saving, ${count === 1 ? 'it is' : 'they are'} lost.`,
      stay: 'Keep editing',
      discard: 'Discard',
      save: 'Save and leave',
    },
    saved: (name) => `${name} was saved`,
    created: (name) => (name === null ? 'Added' : `${name} was added`),
    otherTab: 'Something on another tab isn’t right yet. What you typed there is still there.',
    otherTabStale: 'Another tab has been changed in the meantime.',
    summary: 'Please fill in all the fields correctly',
    failed: 'Saving failed. What you typed is still here; try again.',
    removed: 'This has been removed in the meantime, so it can’t be saved any more. What you typed is still here.',
    offline: 'No connection. What you typed is still here; save when you are online again.',
    number: (id) => `Error number ${id}`,
    readOnly: 'You can view this, but not change it. Ask an administrator for access.',
    empty: 'empty',
    changed: 'changed',
    create: 'Add',
  },
  gone: {
    title: 'Not found',
    text: 'The link is wrong, or this was deleted.',
  },
  stale: {
    title: 'This has been changed in the meantime',
    notice: (who) => (when) =>
      `${who ?? 'Someone else'} saved this ${when}. Look at the differences before you continue.`,
    noticeSaved: (when) => `This was saved ${when}. Look at the differences before you continue.`,
    noticeOwn: (when) =>
      `You saved this yourself in another window ${when}. Look at the differences before you continue.`,
    view: 'Look at the differences',
    text: 'Where only one of you made a change, it is kept. Choose a value for the rest.',
    mine: 'My change',
    theirs: 'Other change',
    was: (value) => `Was: ${value}`,
    reads: (side, value) => `${side}: ${value}`,
    taken: 'Merged',
    save: 'Merge and save',
    cancel: 'Keep editing',
  },
  draft: {
    found: (when) => `You started on this ${when}.`,
    restore: 'Continue',
    discard: 'Discard',
    kept: (time) => `Draft kept at ${time}`,
  },
  keys: {
    form: {
      title: 'In a form',
      lines: [
        { keys: ['Ctrl S'], label: 'Save' },
        { keys: ['Alt ↑'], label: 'Previous in the list' },
        { keys: ['Alt ↓'], label: 'Next in the list' },
      ],
    },
  },
};
