import type { nl } from './questions.nl.ts';

export const en: typeof nl = {
  title: 'Extra questions',
  text: 'Questions for participants and buyers, in addition to their name and e-mail address. The sign-up form asks them in this order.',
  create: 'New question',
  edit: 'Edit',
  remove: 'Delete',
  archive: 'Archive',
  orderText: 'Drag the handle, or use Alt + arrow keys.',
  ordered: 'The order was changed.',
  types: {
    text: { label: 'Free text', description: 'A line or a few sentences.' },
    single_select: { label: 'Single choice', description: 'Exactly one of your answers.' },
    multi_select: { label: 'Multiple choice', description: 'As many of your answers as apply.' },
  },
  frozen: (count) =>
    count === 1
      ? 'There is already 1 answer, so the type can’t be changed.'
      : `There are already ${count} answers, so the type can’t be changed.`,
  required: 'required',
  choices: (count) => (count === 1 ? '1 answer to choose from' : `${count} answers to choose from`),
  answers: (count) => (count === 1 ? 'answered once' : `answered ${count} times`),
  hints: {
    title: 'For example: which swimming diploma do you have?',
    options: 'You can paste a list: every line becomes an answer.',
    required: 'People can’t sign up without an answer.',
    changed: 'Answers already given don’t change.',
    url: 'For example your size chart or regulations.',
  },
  options: {
    one: (n) => `Answer ${n}`,
    add: 'Add an answer',
    addHint: 'Type an answer and press Enter',
    full: (max) => `You can add at most ${max} answers.`,
    added: (count) => (count === 1 ? '1 answer added' : `${count} answers added`),
    known: 'Those answers already exist.',
  },
  preview: {
    title: 'Preview',
    text: 'Try it out; nothing is saved.',
    check: 'Check',
    fine: 'Everything is filled in correctly.',
  },
  answer: {
    more: 'More about this',
    none: 'No answer',
    choose: 'Choose an answer',
    changed: 'The questions have changed.',
  },
  archived: {
    title: 'Archived',
    text: 'These questions are no longer asked. Participants keep their answers.',
    restore: 'Restore',
    restored: (title) => `‘${title}’ restored`,
  },
  removing: {
    title: (title) => `Archive ‘${title}’?`,
    text: (count) =>
      count === 1
        ? 'There is 1 answer. It is kept; the question is no longer asked.'
        : `There are ${count} answers. They are kept; the question is no longer asked.`,
    confirm: 'Archive',
  },
  empty: {
    title: 'No extra questions yet',
    text: 'Ask what you need to know, such as a diploma, a size or an allergy.',
  },
};
