import { auditSentences, auditWords } from '@move/contract/audit/audit-words.ts';
import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  ...auditWords.nl,
  sentences: auditSentences.nl,
  imported: (count: number, name: string) =>
    count === 1 ? `1 organisatie uit ${name}` : `${count} organisaties uit ${name}`,
  title: (name: string) => `Geschiedenis van ${name}`,
  text: 'Wie wat wanneer wijzigde, de laatste twee jaar.',
  empty: { title: 'Nog niets gewijzigd', text: 'Zodra iemand hier iets wijzigt, staat het hier.' },
  more: 'Oudere laten zien',
  nobody: 'Het systeem',
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
      text: (days: number) => `Verwijder je hier iets, dan staat het hier nog ${days} dagen.`,
    },
  },
};

const en: typeof nl = {
  ...auditWords.en,
  sentences: auditSentences.en,
  imported: (count, name) => (count === 1 ? `1 organisation from ${name}` : `${count} organisations from ${name}`),
  title: (name) => `History of ${name}`,
  text: 'Who changed what and when, over the last two years.',
  empty: { title: 'Nothing changed yet', text: 'As soon as somebody changes something here, it is listed.' },
  more: 'Show older ones',
  nobody: 'The system',
  asOther: (who, as) => `${who} as ${as}`,
  from: 'was',
  to: 'becomes',
  nothing: 'empty',
  changed: 'changed',
  unseen: 'not visible to you (any more)',
  off: (name) => `${name} (off)`,
  removed: {
    text: (days) => `What was removed in the last ${days} days can be brought back.`,
    restore: 'Bring back',
    restoreName: (name) => `Bring back ${name}`,
    empty: {
      title: 'Nothing to bring back',
      text: (days) => `What you remove here stays in this place for ${days} days.`,
    },
  },
};

export const historyMessages = defineMessages({ nl, en });
