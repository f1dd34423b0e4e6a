/** Messages about batches of payouts. */
export const payoutMessages = {
  'payout.month': {
    nl: 'Deze maand kan pas worden uitbetaald als hij begonnen is',
    en: 'This month can only be paid out once it has begun',
  },
  'payout.execution_date': {
    nl: 'Kies een werkdag van de banken, op zijn vroegst {date}',
    en: 'Choose a working day of the banks, {date} at the earliest',
  },
  'payout.nothing': {
    nl: 'Er is voor deze maand niets uit te betalen',
    en: 'There is nothing to pay out for this month',
  },
  'payout.busy': {
    nl: 'Er wordt op dit moment al een uitbetaalronde gemaakt. Probeer het over een minuut opnieuw',
    en: 'A payout batch is being created right now. Try again in a minute',
  },
  'payout.settings': {
    nl: 'Uitbetalen kan nog niet: de beheerder van de installatie moet {names} instellen',
    en: 'Payouts don’t work yet: the operator of the installation has to set {names}',
  },
  'payout.not_draft': {
    nl: 'Deze uitbetaalronde is geen concept meer',
    en: 'This payout batch is no longer a draft',
  },
  'payout.own_batch': {
    nl: 'Je hebt deze uitbetaalronde zelf gemaakt. Een andere superbeheerder moet haar exporteren',
    en: 'You created this payout batch yourself. Another superadmin has to export it',
  },
  'payout.file': {
    nl: 'Het bestand voldoet niet aan de regels van de bank: {what}',
    en: 'The file does not follow the rules of the bank: {what}',
  },
  'payout.no_file': { nl: 'Er is geen bestand van deze uitbetaalronde', en: 'There is no file of this payout batch' },
  'payout.unreadable_file': {
    nl: 'Het bestand is met een andere APP_KEY versleuteld en niet meer te lezen',
    en: 'The file was encrypted with another APP_KEY and can no longer be read',
  },
  'payout.not_exported': {
    nl: 'Exporteer deze uitbetaalronde eerst',
    en: 'Export this payout batch first',
  },
  'payout.final': {
    nl: 'Deze uitbetaalronde is al uitgevoerd of geannuleerd',
    en: 'This payout batch was already executed or cancelled',
  },
} as const;
