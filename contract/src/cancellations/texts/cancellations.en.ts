import type { nl } from './cancellations.nl.ts';

export const en: typeof nl = {
  activity: 'Activity',
  starts_at: 'Session',
  canceled_at: 'Cancelled on',
  canceled_by: 'By',
  people: 'Participants',
  refunded_in_cents: 'To refund',
  state: 'Progress',
  name: 'Name',
  order: 'Order',
  payment_type: 'Refunded by',
  amount_in_cents: 'Amount',
  activityId: 'Activity',
  sessionId: 'Session',
  bundleId: 'Bundle',
};
