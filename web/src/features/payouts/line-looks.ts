import type { BatchStatus, LineStatus } from '@move/domain/payouts/batch-status.ts';
import { STATUS, type StatusLook } from '../../ui/marks/statuses.ts';

/** Of a batch; those that a run works on are seen for a moment only, and by no other screen. */
export const BATCH_LOOKS: Readonly<Record<BatchStatus, StatusLook>> = {
  ...STATUS.sepa,
  preparing: ['info', 'ring', 'Wordt gemaakt', 'Being made'],
  executing: ['info', 'half', 'Wordt vastgelegd', 'Being recorded'],
  returning: ['warning', 'back', 'Komt terug', 'Coming back'],
  canceling: ['warning', 'slash', 'Wordt geannuleerd', 'Being cancelled'],
};

export const LINE_LOOKS: Readonly<Record<LineStatus, StatusLook>> = {
  ...STATUS.sepa,
  rejected: ['danger', 'back', 'Teruggekomen', 'Returned'],
};

/** As the organisation sees it. */
export const PAYOUT_LOOKS = {
  exported: ['info', 'half', 'Onderweg', 'On its way'],
  executed: ['success', 'check', 'Uitbetaald', 'Paid out', true],
  rejected: LINE_LOOKS.rejected,
} as const satisfies Record<string, StatusLook>;
