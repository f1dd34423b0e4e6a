import { nl as statuses } from '../../texts/transaction-status.nl.ts';

export const nl = {
  ...statuses,
  refund_failed: 'Terugbetalen mislukt',
  to_hand_over: 'Contant terug te geven',
  refund_pending: 'Wordt terugbetaald',
};
