import type { AuditWords } from '@move/contract/audit/audit-words.ts';
import { nl as auditSentences } from '@move/contract/audit/texts/audit-sentences.nl.ts';
import { nl as auditWords } from '@move/contract/audit/texts/audit-words.nl.ts';

const words: AuditWords = auditWords;

export const nl = {
  ...words,
  sentences: auditSentences,
  imported: (count: number, name: string) =>
    count === 1 ? `1 organisatie uit ${name}` : `${count} organisaties uit ${name}`,
  title: (name: string) => `Geschiedenis van ${name}`,
  text: 'Wie wat wanneer wijzigde, de laatste twee jaar.',
  empty: { title: 'Nog niets gewijzigd', text: 'Hier zie je elke wijziging.' },
  more: 'Oudere laten zien',
  nobody: 'Het systeem',
  ownData: 'de eigen gegevens',
  asOther: (who: string, as: string) => `${who} als ${as}`,
  from: 'was',
  to: 'wordt',
  nothing: 'leeg',
  changed: 'gewijzigd',
  unseen: 'niet (meer) zichtbaar voor jou',
  off: (name: string) => `${name} (uit)`,
  removed: {
    text: (days: number) => `Wat in de laatste ${days} dagen verwijderd is, kun je terughalen.`,
    restore: 'Terughalen',
    restoreName: (name: string) => `${name} terughalen`,
    empty: {
      title: 'Niets om terug te halen',
      text: (days: number) => `Wat je verwijdert, kun je hier ${days} dagen terughalen.`,
    },
  },
};
