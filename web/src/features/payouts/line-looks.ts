import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { BatchStatus, LineStatus } from '@move/domain/payouts/batch-status.ts';
import { type StatusLook, statusLooks } from '../../ui/marks/status-looks.ts';
import { STATUS } from '../../ui/marks/statuses.ts';
import { en } from './texts/line-looks.en.ts';
import { nl } from './texts/line-looks.nl.ts';

const words = { nl, en } satisfies Record<Locale, object>;

/** How each status of a batch looks, including those that last only while a run is at work, e.g. `preparing`. */
export const BATCH_LOOKS: Readonly<Record<BatchStatus, StatusLook>> = {
  ...STATUS.sepa,
  ...statusLooks((locale) => words[locale].batch, {
    preparing: ['info', 'ring'],
    executing: ['info', 'half'],
    returning: ['warning', 'back'],
    canceling: ['warning', 'slash'],
  }),
};

export const LINE_LOOKS: Readonly<Record<LineStatus, StatusLook>> = {
  ...STATUS.sepa,
  ...statusLooks((locale) => words[locale].line, { rejected: ['danger', 'back'] }),
};

/** How the status of a payout looks to the organisation. */
export const PAYOUT_LOOKS = {
  ...statusLooks((locale) => words[locale].payout, {
    exported: ['info', 'half'],
    executed: ['success', 'check', true],
  }),
  rejected: LINE_LOOKS.rejected,
};
