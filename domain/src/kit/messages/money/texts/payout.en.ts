import type { nl } from './payout.nl.ts';

export const en: typeof nl = {
  // said by the server only
  'payout.execution_date': 'Choose a working day from {date} to {until}',
  'payout.nothing': 'There is nothing to pay out yet',
  'payout.settings': 'Set {names} first',
  'payout.state': 'This payout batch is {status}',
  'payout.own_batch': 'Another superadmin has to export this',
  'money.restored':
    'A backup of {date} was restored. The operator of the installation first checks what was paid out and invoiced since',
  'payout.early': 'The bank only executes this on {date}',
  'payout.cancel_late':
    'The execution date has passed. Another superadmin, appointed at least a week ago, can cancel it or process the bank’s reply. Is there none? Have the operator of the installation appoint a superadmin, who can do it at once',
  'payout.busy': 'Wait until the other payout batch is done',
  'payout.no_reply': 'This isn’t a bank reply: choose a pain.002 or a camt.053',
  'payout.file': 'This file is not valid: {what}',
};
