import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  what: 'Wat',
  when: 'Wanneer',
  where: 'Waar',
  more: (count: number) => `En nog ${count} keer`,
  less: 'Minder tonen',
};

const en: typeof nl = {
  what: 'What',
  when: 'When',
  where: 'Where',
  more: (count) => `And ${count} more`,
  less: 'Show less',
};

export const offerFactsMessages = defineMessages({ nl, en });
