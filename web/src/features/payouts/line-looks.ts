import type { LineStatus } from '@move/domain/payouts/batch-status.ts';
import { STATUS, type StatusLook } from '../../ui/marks/statuses.ts';

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
