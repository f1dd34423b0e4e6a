/** Messages about payout batches. Every page loads them: they are short. */
export const payoutMessages = {
  'payouts.not_held': { nl: 'Uitbetalingen staan niet stil', en: 'Payouts are not on hold' },
  'payouts.own_change': {
    nl: 'Je hebt deze rekening zelf ingevuld. Een andere superadmin moet haar bevestigen',
    en: 'You entered this account yourself. Another superadmin has to confirm it',
  },
  'payouts.let_in': {
    nl: 'Wie deze rekening invulde, kreeg de rol van jou. Een andere superadmin moet haar bevestigen',
    en: 'You gave the role to whoever entered this account. Another superadmin has to confirm it',
  },
  'payouts.recent_superadmin': {
    nl: 'Je bent nog geen zeven dagen superadmin. Een andere superadmin moet deze rekening bevestigen',
    en: 'You have been superadmin for less than seven days. Another superadmin has to confirm this account',
  },
  'payout.execution_date': {
    nl: 'Kies een werkdag van {date} tot en met {until}',
    en: 'Choose a working day from {date} to {until}',
  },
  'payout.nothing': { nl: 'Er is nog niets uit te betalen', en: 'There is nothing to pay out yet' },
  'payout.settings': { nl: 'Stel eerst {names} in', en: 'Set {names} first' },
  'payout.state': { nl: 'Deze uitbetaalronde is {status}', en: 'This payout batch is {status}' },
  'payout.own_batch': {
    nl: 'Een andere superadmin moet dit exporteren',
    en: 'Another superadmin has to export this',
  },
  'payout.early': { nl: 'De bank voert dit pas uit op {date}', en: 'The bank carries this out on {date} only' },
  'payout.cancel_late': {
    nl: 'De uitvoerdatum is bereikt: een andere superadmin, die dat al een week is, kan dit annuleren, of verwerk het antwoord van de bank',
    en: 'Its execution date has come: another superadmin, appointed at least a week ago, can cancel it, or process the answer of the bank',
  },
  'payout.busy': {
    nl: 'Wacht tot de andere uitbetaalronde klaar is',
    en: 'Wait until the other payout batch is done',
  },
  'payout.no_reply': {
    nl: 'Dit is geen antwoord van de bank: kies een pain.002 of een camt.053',
    en: 'This is no answer of the bank: choose a pain.002 or a camt.053',
  },
  'payout.file': { nl: 'Dit bestand klopt niet: {what}', en: 'This file is not right: {what}' },
} as const;
