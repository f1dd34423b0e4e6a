import type { nl } from './cancellations.nl.ts';

export const en: typeof nl = {
  title: 'Cancellations',
  titleOf: (activity) => `Cancelled: ${activity}`,
  search: 'Name or e-mail address',
  searchActivity: 'Activity',
  kinds: {
    sessions: (count) => (count === 1 ? 'Session' : `${count} sessions`),
    bundle: () => 'Bundle',
    activity: () => 'Whole activity',
    left_bundle: () => 'Session removed from a bundle',
  },
  by: (name) => `by ${name}`,
  people: (count) => (count === 1 ? '1 participant' : `${count} participants`),
  back: (amount) => `${amount} to refund`,
  failed: (count) => `${count} failed`,
  pending: (count) => `${count} in progress`,
  toHandOver: (count) => `${count} × cash to refund`,
  ready: 'Done',
  hidden: 'Through another platform',
  unpaid: 'Not paid',
  views: { failed: 'Failed', pending: 'In progress', toHandOver: 'Cash to refund' },
  open: 'View',
  order: 'Open order',
  retry: 'Retry',
  retried: 'The refund is being sent again',
  retryAll: {
    action: (count) => (count === 1 ? 'Retry failed refund' : `Retry ${count} failed refunds`),
    done: (count) => (count === 1 ? '1 refund is being sent again' : `${count} refunds are being sent again`),
  },
  settle: 'Refunded another way…',
  handOver: 'Refunded in cash',
  empty: {
    title: 'Nothing cancelled',
    text: 'When you cancel a session with participants, you can follow each refund here.',
  },
  emptyPeople: { title: 'No participants', text: 'Participants and their refunds are listed here.' },
};
