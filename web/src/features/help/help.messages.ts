import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Handleiding',
  chapters: 'Hoofdstukken',
  accessibility: 'Toegankelijkheid',
};

const en: typeof nl = {
  title: 'Manual',
  chapters: 'Chapters',
  accessibility: 'Accessibility',
};

export const helpMessages = defineMessages({ nl, en });
