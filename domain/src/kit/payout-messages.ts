/** Messages about payout batches. Every page loads them: they are short. */
export const payoutMessages = {
  'payout.month': { nl: 'Deze maand is nog niet begonnen', en: 'This month has not begun yet' },
  'payout.execution_date': {
    nl: 'Kies een werkdag van de banken vanaf {date}',
    en: 'Choose a working day of the banks from {date}',
  },
  'payout.nothing': { nl: 'Er is niets uit te betalen', en: 'There is nothing to pay out' },
  'payout.busy': { nl: 'Probeer het over een minuut opnieuw', en: 'Try again in a minute' },
  'payout.settings': { nl: 'Stel eerst {names} in', en: 'Set {names} first' },
  'payout.state': { nl: 'Deze uitbetaalronde is {status}', en: 'This payout batch is {status}' },
  'payout.own_batch': {
    nl: 'Je hebt deze ronde zelf gemaakt. Een andere superbeheerder moet haar exporteren',
    en: 'You created this batch yourself. Another superadmin has to export it',
  },
  'payout.file': { nl: 'De bank weigert dit bestand: {what}', en: 'The bank refuses this file: {what}' },
  'payout.reply': { nl: 'Dit antwoord past niet: {what}', en: 'This answer does not fit: {what}' },
} as const;
