import type { nl } from './shortcut-words.nl.ts';

export const en: typeof nl = {
  title: 'Keyboard shortcuts',
  text: 'They are off while you type.',
  singleKeys: 'Use keys without Ctrl or Alt',
  or: 'or',
  next: 'then',
};
