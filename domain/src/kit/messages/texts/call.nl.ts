export const nl = {
  throttle: 'Je hebt dit te vaak geprobeerd. Probeer het over {seconds} seconden opnieuw',
  not_found: 'Niet gevonden',
  'body.too_large': 'Dit is te veel om in één keer te versturen: er past {size} in',
  stale: 'Dit is intussen door iemand anders gewijzigd. Laad de pagina opnieuw',
  state: 'Deze actie kan niet meer vanuit status {status}',
  unauthenticated: 'Log in om verder te gaan',
  // said by the server only
  'idempotency.running': 'Deze aanvraag loopt nog',
  'idempotency.done': 'Deze aanvraag is al uitgevoerd',
  'idempotency.other': 'Deze aanvraag had een andere inhoud',
  'removed.above':
    'Dit is verwijderd door een beheerder met meer rechten dan jij. Alleen zo’n beheerder kan het terugzetten',
  in_use: 'Dit is nog in gebruik en kan niet worden verwijderd',
  'throttle.minutes': 'Je hebt dit te vaak geprobeerd. Probeer het over {minutes} minuten opnieuw',
  'job.finished': 'Deze taak is al klaar',
  'job.unstoppable': 'Deze taak kan niet stoppen',
  'job.not_failed': 'Alleen een mislukte taak kan opnieuw worden gestart',
  'job.halfway': 'Er ging iets mis aan onze kant. Ga verder of geef het nummer door',
  'job.fault': 'Er ging iets mis aan onze kant. Er is niets gewijzigd. Probeer het opnieuw of geef het nummer door',
};
