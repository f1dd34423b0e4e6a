import type { nl } from './bank-reply.nl.ts';

export const en: typeof nl = {
  action: 'Bank reply',
  title: 'Bank reply',
  text: 'Choose a pain.002 or camt.053. Refused and returned payments are added to the next payout, with the reason.',
  file: 'Bank file',
  choose: 'Choose a file',
  submit: 'Process',
  done: (rejected, known) =>
    rejected === 0 && known > 0
      ? 'This reply has already been processed'
      : rejected === 0
        ? 'Processed: the bank refused nothing'
        : rejected === 1
          ? 'Processed: 1 payment returned'
          : `Processed: ${rejected} payments returned`,
  notTaken: (ids, count) =>
    count === 1
      ? `1 payment had already been cancelled here and was not processed: ${ids}`
      : `${count} payments had already been cancelled here and were not processed, such as ${ids}`,
};
