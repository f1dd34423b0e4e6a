import type { BatchStatus, LineStatus } from '@move/domain/payouts/batch-status.ts';
import { STATUS, type StatusLook } from '../../ui/marks/statuses.ts';

/** Of a batch; those that a run works on are seen for a moment only, and by no other screen. */
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

/** As the organisation sees it. */
export const PAYOUT_LOOKS = {
  exported: ['info', 'half', { nl: 'Onderweg', en: 'On its way' }],
  executed: ['success', 'check', { nl: 'Uitbetaald', en: 'Paid out' }, true],
  rejected: LINE_LOOKS.rejected,
} as const satisfies Record<string, StatusLook>;
