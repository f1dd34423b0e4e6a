import { peopleEn, sessionsEn } from '../../../../platform/texts/counted.ts';
import type { nl } from './chosen-sessions.nl.ts';

export const en: typeof nl = {
  cancel: {
    title: (count) => (count === 1 ? 'Cancel the selected session?' : `Cancel ${count} sessions?`),
    people: 'Participants lose their spots. Those who paid are refunded.',
    nobody: 'There are no participants yet. The sessions stay in the list as cancelled.',
    quoted: (people, money) =>
      `${peopleEn(people)} ${people === 1 ? 'loses the spot' : 'lose their spots'}. In total ${money} is refunded.`,
    canceled: 'This session has already been cancelled',
    past: 'This session has already begun',
  },
  remove: {
    title: (count) => (count === 1 ? 'Delete the selected session?' : `Delete ${count} sessions?`),
    text: 'Sessions with participants are kept; you will see which. Of a series, only the selected sessions are deleted.',
    confirm: (count) => `Delete ${sessionsEn(count)}`,
  },
};
