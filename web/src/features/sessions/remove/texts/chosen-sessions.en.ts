import { sessionsEn } from '../../../../platform/texts/counted.ts';
import type { nl } from './chosen-sessions.nl.ts';

export const en: typeof nl = {
  cancel: {
    title: (count) => (count === 1 ? 'Cancel the selected session?' : `Cancel ${count} sessions?`),
    people: 'Participants lose their spots. Those who paid are refunded.',
    nobody: 'There are no participants yet. The sessions stay in the list as cancelled.',
    skipped: (count) =>
      count === 1
        ? '1 selected session has already been cancelled or has started, and stays as it is.'
        : `${count} selected sessions have already been cancelled or have started, and stay as they are.`,
    canceled: 'This session has already been cancelled',
    past: 'This session has already started',
  },
  remove: {
    title: (count) => (count === 1 ? 'Delete the selected session?' : `Delete ${count} sessions?`),
    text: 'Sessions with participants are kept; you will see which. If they belong to a series, only the selected sessions are deleted.',
    confirm: (count) => `Delete ${sessionsEn(count)}`,
  },
};
