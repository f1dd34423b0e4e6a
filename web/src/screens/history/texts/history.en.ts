import { en as auditSentences } from '@move/contract/audit/texts/audit-sentences.en.ts';
import { en as auditWords } from '@move/contract/audit/texts/audit-words.en.ts';
import type { nl } from './history.nl.ts';

export const en: typeof nl = {
  ...auditWords,
  sentences: auditSentences,
  imported: (count, name) => (count === 1 ? `1 organisation from ${name}` : `${count} organisations from ${name}`),
  title: (name) => `History of ${name}`,
  text: 'Who changed what and when, over the last two years.',
  empty: { title: 'No changes yet', text: 'Changes are listed here.' },
  more: 'Show older',
  nobody: 'The system',
  ownData: 'their own details',
  asOther: (who, as) => `${who} as ${as}`,
  from: 'was',
  to: 'now',
  nothing: 'empty',
  changed: 'changed',
  unseen: 'no longer visible to you',
  off: (name) => `${name} (off)`,
  removed: {
    text: (days) => `Anything removed in the last ${days} days can be restored.`,
    restore: 'Restore',
    restoreName: (name) => `Restore ${name}`,
    empty: {
      title: 'Nothing to restore',
      text: (days) => `Anything you delete can be restored here for ${days} days.`,
    },
  },
};
