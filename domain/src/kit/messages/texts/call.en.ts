import type { nl } from './call.nl.ts';

export const en: typeof nl = {
  throttle: 'You tried this too often. Try again in {seconds} seconds',
  not_found: 'Not found',
  'body.too_large': 'This is too much to send at once: the maximum is {size}',
  stale: 'Someone else changed this in the meantime. Reload the page',
  state: 'This action is no longer possible from status {status}',
  unauthenticated: 'Log in to continue',
  // said by the server only
  'idempotency.running': 'This request is still running',
  'idempotency.done': 'This request was already carried out',
  'idempotency.other': 'This request had other contents',
  'removed.above': 'This was deleted by an administrator with more rights. Only they can restore it',
  in_use: 'This is still in use and cannot be deleted',
  'throttle.minutes': 'You tried this too often. Try again in {minutes} minutes',
  'job.finished': 'This task has already finished',
  'job.unstoppable': "This task can't stop",
  'job.not_failed': 'Only a failed task can be started again',
  'job.halfway': 'Something went wrong on our side. Continue, or contact us with the number',
  'job.fault': 'Something went wrong on our side. Nothing was changed. Try again, or contact us with the number',
};
