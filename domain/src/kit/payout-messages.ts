/** Messages about payout batches. Every page loads them: they are short. */
export const payoutMessages = {
  'payout.execution_date': {
    nl: 'Kies een werkdag van {date} tot en met {until}',
    en: 'Choose a working day from {date} to {until}',
  },
  'payout.nothing': { nl: 'Er is nog niets uit te betalen', en: 'There is nothing to pay out yet' },
  'payout.settings': { nl: 'Stel eerst {names} in', en: 'Set {names} first' },
  'payout.state': { nl: 'Deze uitbetaalronde is {status}', en: 'This payout batch is {status}' },
  'payout.own_batch': {
    nl: 'Een andere superbeheerder moet dit exporteren',
    en: 'Another superadmin has to export this',
  },
  'payout.early': { nl: 'De bank voert dit pas uit op {date}', en: 'The bank carries this out on {date} only' },
  'payout.cancel_late': {
    nl: 'De uitvoerdatum is bereikt: een andere superbeheerder kan dit annuleren, of verwerk het antwoord van de bank',
    en: 'Its execution date has come: another superadmin can cancel it, or process the answer of the bank',
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
