import type { BatchStatus, LineStatus } from '@move/domain/payouts/batch-status.ts';
import { STATUS, type StatusLook } from '../../ui/marks/statuses.ts';

/** The looks of a batch's statuses, including the short ones while it is being processed. */
export const BATCH_LOOKS: Readonly<Record<BatchStatus, StatusLook>> = {
  ...STATUS.sepa,
  preparing: ['info', 'ring', { nl: 'Wordt gemaakt', en: 'Being made' }],
  executing: ['info', 'half', { nl: 'Wordt vastgelegd', en: 'Being recorded' }],
  returning: ['warning', 'back', { nl: 'Komt terug', en: 'Coming back' }],
  canceling: ['warning', 'slash', { nl: 'Wordt geannuleerd', en: 'Being cancelled' }],
};

export const LINE_LOOKS: Readonly<Record<LineStatus, StatusLook>> = {
  ...STATUS.sepa,
  rejected: ['danger', 'back', { nl: 'Teruggekomen', en: 'Returned' }],
};

/** The statuses as the organisation sees them. */
export const PAYOUT_LOOKS = {
  exported: ['info', 'half', { nl: 'Onderweg', en: 'On its way' }],
  executed: ['success', 'check', { nl: 'Uitbetaald', en: 'Paid out' }, true],
  rejected: LINE_LOOKS.rejected,
} as const satisfies Record<string, StatusLook>;
