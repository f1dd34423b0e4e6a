import type { nl } from './activity.nl.ts';

export const en: typeof nl = {
  'activity.publish.sport': 'Choose a sport before publishing',
  'activity.publish.description': 'Write a description before publishing',
  'activity.publish.price': 'Choose a price or Free before publishing',
  'activity.publish.place': 'Choose a location, or describe it under Good to know',
  'activity.publish.sessions': 'Plan at least one session before publishing',
  'activity.publish.bundles': 'Create at least one bundle before publishing',
  'activity.walk_in.waitlist': 'A walk-in activity has no waiting list',
  'activity.walk_in.rate': 'A walk-in activity must be free',
  'activity.offer_type': 'The offer type can’t be changed while there are participants',
  // said by the server only
  'activity.participants': 'This activity still has {count} participants',
  'activity.waiting': 'This activity still has people on the waiting list: {count}',
  'activity.location': 'This location does not belong to your organisation',
  'activity.cancellation_term': 'Choose one of the rate’s cancellation terms',
};
