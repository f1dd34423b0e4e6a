import type { nl } from './provider-comparisons.nl.ts';

export const en: typeof nl = {
  title: 'Payment provider',
  monthTitle: (month) => `Payment provider ${month}`,
  tabs: { findings: 'Differences', days: 'Days' },
  allPlatforms: 'All platforms',
  noPlatform: 'Unknown platform',
  compared: (moment) => `Last compared: ${moment}`,
  neverCompared: 'Not compared yet',
  overdue: (count) =>
    count === 1
      ? '1 day has been waiting to be compared for a while'
      : `${count} days have been waiting to be compared for a while`,
  compare: 'Compare now',
  comparing: 'The comparison is running. This can take a few minutes.',
  daysCompared: (count) => (count === 1 ? '1 day' : `${count} days`),
  daysNotCompared: (count) => (count === 1 ? '1 day not compared' : `${count} days not compared`),
  openFindings: (count) =>
    count === 0 ? 'No open differences' : count === 1 ? '1 difference' : `${count} differences`,
  here: (count, amount) => `With us: ${count} payments, ${amount}`,
  there: (count, amount) => `At the provider: ${count} payments, ${amount}`,
  empty: {
    title: 'Nothing compared yet',
    text: 'Every night, payments and refunds at the payment provider are compared with the orders here. Compared days are listed here.',
  },
  notSetUp: {
    title: 'No payment provider set up',
    text: 'Online payment is off here, so there is nothing to compare.',
  },
  emptyDays: { title: 'No days', text: 'No day of this month has been compared yet.' },
  findingStatus: { open: 'Open', explained: 'Explained', closed: 'Gone' },
  dayState: { compared: 'Compared', not_compared: 'Not compared' },
  notComparedYet: 'Not compared',
  reasons: {
    provider_away: 'The provider could not be reached',
    key_refused: 'The provider refuses the key',
    key_unreadable: 'The key can’t be read',
    answer_unreadable: 'The provider gave no usable answer',
  },
  unreadKeys: 'Without an earlier key, which the provider refuses',
  search: 'Order number or number at the provider',
  kinds: {
    missing_here: 'Paid at the provider, not with us',
    missing_there: 'Paid with us, not at the provider',
    double: 'Paid twice',
    amount: 'Different amount',
    refund: 'Different refund',
    chargeback: "Charged back by the buyer's bank",
    currency: 'Different currency',
  },
  difference: 'Difference',
  explained: (who, moment) => `${who}, ${moment}`,
  unknown: 'Unknown',
  emptyFindings: {
    title: 'No differences',
    text: 'Everything compared matches the provider.',
  },
  views: { open: 'Open', explained: 'Explained' },
  explain: 'Explain',
  openOrder: 'Open the order',
  copy: 'Copy the number',
  copied: 'Number copied',
  notCopied: (number) => `Copying doesn’t work here. The number is ${number}.`,
  explaining: {
    title: 'Explain the difference',
    text: 'Note why this is correct, or how it was resolved. The difference is then closed.',
    confirm: 'Save',
    done: 'Explanation saved',
  },
};
