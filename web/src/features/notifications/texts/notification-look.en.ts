import type { nl } from './notification-look.nl.ts';

export const en: typeof nl = {
  notification: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    sending: 'Being sent',
    quiet: 'Waiting: quiet hours',
    sent: 'Sent',
    failed: 'Failed',
    stopped: 'Stopped',
  },
  delivery: { queued: 'Queued', sending: 'Being sent', sent: 'Sent', failed: 'Failed', skipped: 'Skipped' },
};
