import type { nl } from './quote.nl.ts';

const peopleEn = (count: number) => (count === 1 ? '1 participant' : `${count} participants`);

export const en: typeof nl = {
  people: (count, isMailed) =>
    count === 1
      ? `1 participant loses their spot${isMailed ? ' and gets an e-mail' : ''}.`
      : `${count} participants lose their spots${isMailed ? ' and get an e-mail' : ''}.`,
  signedOut: (count, refunded) => {
    if (refunded === 0) return `${count} had already signed out.`;
    return `${count} had already signed out${refunded === count ? ', but' : `; ${refunded} of them`} ${refunded === 1 ? 'is' : 'are'} refunded too.`;
  },
  none: 'Nothing is refunded.',
  lowered: (amount, people) =>
    people === 1
      ? `1 participant still has to pay, and pays ${amount} less.`
      : `${people} participants still have to pay, and pay ${amount} less in total.`,
  total: (amount, people, amounts) => `${amount} ${amounts === 1 ? 'is' : 'are'} refunded to ${peopleEn(people)}:`,
  and: ' and ',
  ways: {
    account: (amount, people) => `${amount} to the account (${peopleEn(people)}), usually within 5 working days`,
    card: (amount, people) => `${amount} to the credit card (${peopleEn(people)}), usually within 10 working days`,
    wallet: (amount, people) => `${amount} to the wallet (${peopleEn(people)}), immediately`,
    cash: (amount, people) => `${amount} in cash (${peopleEn(people)}), which you refund yourself`,
    other: (amount, people) => `${amount} the way it was paid (${peopleEn(people)})`,
  },
};
