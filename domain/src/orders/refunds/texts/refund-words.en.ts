import type { Words } from '../refund-sentences.ts';

export const en: Words = {
  you: 'You get',
  buyer: 'The buyer gets',
  nothing: (who) => `${who} no money back.`,
  noMoves: (who) => `${who} no moves back.`,
  payNow: (amount) => `You now pay ${amount}.`,
  handedOver: (amount) => `${amount} was given back in cash.`,
  failed: (amount, organization) =>
    `${amount} could not be refunded yet. ${organization} will contact you about another way.`,
  account: ({ who, amount }) => `${who} ${amount} back in the account that paid for it, usually within 5 working days.`,
  card: ({ who, amount }) => `${who} ${amount} back on the card that paid for it, usually within 10 working days.`,
  wallet: ({ who, amount }) => `${who} ${amount} back in the wallet that paid for it, at once.`,
  cash: ({ who, amount, organization }) =>
    `${who} ${amount} back in cash from ${organization}, and can ask for it there.`,
  elsewhere: ({ who, amount, organization }) =>
    `${who} ${amount} back from ${organization}, who will be in touch about it.`,
  other: ({ who, amount }) => `${who} ${amount} back the way it was paid.`,
};
