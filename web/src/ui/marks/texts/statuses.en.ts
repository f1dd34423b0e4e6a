import type { nl } from './statuses.nl.ts';

export const en: typeof nl = {
  organization: {
    pending: 'To review',
    accepted: 'Accepted',
    rejected: 'Rejected',
  },
  offer: {
    concept: 'Draft',
    live: 'Published',
    external: 'External',
    walkin: 'Walk-in',
    removed: 'Removed',
  },
  location: {
    visible: 'Visible',
    hidden: 'Hidden',
  },
  checkin: {
    none: 'Not yet',
    present: 'Present',
    absent: 'Absent',
    signed_out: 'Signed out',
  },
  participant: {
    pending: 'Waiting for payment',
    active: 'Enrolled',
    canceled: 'Cancelled',
  },
  session: {
    scheduled: 'Planned',
    running: 'Now on',
    full: 'Full',
    past: 'Past',
    canceled: 'Cancelled',
  },
  waitlist: {
    waiting: 'Waiting',
    invited: 'Invited',
    accepted: 'Enrolled',
    declined: 'Declined',
    expired: 'Expired',
    removed: 'Removed',
  },
  invite: {
    sent: 'Invitation sent',
    accepted: 'Active',
    expired: 'Expired',
    revoked: 'Revoked',
  },
  login: {
    open: 'Open',
    closed: 'Closed',
  },
  member: {
    closed: 'Login closed',
  },
  sepa: {
    draft: 'Draft',
    exported: 'Exported',
    executed: 'Executed',
    canceled: 'Cancelled',
  },
};
