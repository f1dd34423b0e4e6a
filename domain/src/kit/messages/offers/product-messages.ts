/** Messages about single records and their state: words, organisations, access, keys. */
export const productMessages = {
  'contacts.roles': {
    nl: 'Kies voor elke contactpersoon minimaal één rol',
    en: 'Choose at least one role for every contact',
  },
  'url_field.http_warning': {
    nl: 'Deze link is niet beveiligd. We raden HTTPS aan',
    en: 'This link is not secure. We recommend HTTPS',
  },
  'general.invalid': { nl: 'Veld is niet geldig', en: 'Field is not valid' },
  'general.form': { nl: 'Vul alle velden correct in', en: 'Please fill in all the fields correctly' },
  'picker.empty': { nl: 'Geen resultaten', en: 'No results' },
  'invoices.none': {
    nl: 'Er zijn geen facturen om te downloaden',
    en: 'There are no invoices to download',
  },
  'sports.linked': {
    nl: 'Sporten kunnen niet worden ontkoppeld omdat ze aan activiteiten zijn gekoppeld',
    en: 'Sports cannot be unlinked because they are linked to activities',
  },
  'organization.accepted': {
    nl: '{reviewer} heeft deze organisatie al geaccepteerd',
    en: '{reviewer} already accepted this organisation',
  },
  'organization.rejected': {
    nl: '{reviewer} heeft deze organisatie al afgewezen',
    en: '{reviewer} already rejected this organisation',
  },
  'organization.waiting': {
    nl: 'Deze organisatie wacht op een beoordeling',
    en: 'This organisation is waiting for a review',
  },
  'organization.decided': {
    nl: 'De contactpersoon heeft het besluit al gekregen',
    en: 'The contact was already mailed about this decision',
  },
  'integration.overwrite': {
    nl: 'De inloggegevens van een bestaande organisatie worden overschreven',
    en: "An existing organisation's credentials will be overwritten",
  },
  'notification.length': {
    nl: 'Houd het bericht onder 100 tekens; langere berichten worden door het toestel afgekapt',
    en: 'Keep the message within 100 characters; longer ones are truncated by the device',
  },
  'notification.variable': { nl: 'Onbekende variabele: {name}', en: 'Unknown variable: {name}' },
  iban: { nl: 'Vul een geldig IBAN in', en: 'Enter a valid IBAN' },
  'coupon.invalid': {
    nl: 'Deze code is onbekend, verlopen of al gebruikt',
    en: 'This code is unknown, expired or already used',
  },
  'idempotency.running': { nl: 'Deze aanvraag loopt nog', en: 'This request is still running' },
  'idempotency.done': { nl: 'Deze aanvraag is al uitgevoerd', en: 'This request was already carried out' },
  'idempotency.other': { nl: 'Deze aanvraag had een andere inhoud', en: 'This request had other contents' },
  stale: {
    nl: 'Dit is intussen door iemand anders gewijzigd. Laad de pagina opnieuw',
    en: 'Someone else changed this in the meantime. Reload the page',
  },
  state: {
    nl: 'Deze actie kan niet meer vanuit status {status}',
    en: 'This action is no longer possible from status {status}',
  },
  'removed.above': {
    nl: 'Dit is verwijderd door een beheerder met meer rechten dan jij. Alleen zo’n beheerder kan het terugzetten',
    en: 'This was removed by an administrator with more rights than you have. Only such an administrator can restore it',
  },
  in_use: {
    nl: 'Dit is nog in gebruik en kan niet worden verwijderd',
    en: 'This is still in use and cannot be deleted',
  },
  'location.used': {
    nl: 'Deze locatie is nog in gebruik bij: {contents}. Kies daar eerst een andere locatie',
    en: 'This location is still used by: {contents}. Choose another location there first',
  },
  'location.planned': {
    nl: 'Deze organisatie heeft hier nog geplande sessies: {count}. Wil je de koppeling toch beëindigen?',
    en: 'This organisation still has sessions planned here: {count}. End the link anyway?',
  },
  'product.publish.type': {
    nl: 'Kies een soort product om te publiceren',
    en: 'Choose a type of product before publishing',
  },
  'product.stock': {
    nl: 'Er zijn er al {taken} verkocht; kies minimaal dat aantal',
    en: '{taken} are sold already; choose at least that many',
  },
  'product.unpaid': {
    nl: 'Aankopen die nog niet betaald zijn: {count}',
    en: 'Purchases that have not been paid yet: {count}',
  },
  'order.changed': {
    nl: 'De volgorde is intussen door iemand anders gewijzigd. Je ziet nu de nieuwe',
    en: 'Someone else changed the order in the meantime. This is the new one',
  },
  'dates.order': {
    nl: 'De begindatum mag niet na de einddatum liggen',
    en: 'The start date may not be after the end date',
  },
  'label.prices': {
    nl: 'De laagste prijs mag niet hoger zijn dan de hoogste prijs',
    en: 'The lowest price may not be above the highest price',
  },
  not_found: { nl: 'Niet gevonden', en: 'Not found' },
  'client.unknown': {
    nl: 'Deze client is onbekend of het secret klopt niet',
    en: 'This client is unknown or its secret is wrong',
  },
  unauthenticated: { nl: 'Log in om verder te gaan', en: 'Log in to continue' },
  throttle: {
    nl: 'Je hebt dit te vaak geprobeerd. Probeer het over {seconds} seconden opnieuw',
    en: 'You tried this too often. Try again in {seconds} seconds',
  },
  'throttle.minutes': {
    nl: 'Je hebt dit te vaak geprobeerd. Probeer het over {minutes} minuten opnieuw',
    en: 'You tried this too often. Try again in {minutes} minutes',
  },
  'body.too_large': {
    nl: 'Dit is te veel om in één keer te versturen: er past {size} in',
    en: 'This is too much to send at once: the most is {size}',
  },
  'login.failed': {
    nl: 'Deze combinatie van e-mailadres en wachtwoord is onbekend',
    en: 'This combination of e-mail and password is unknown',
  },
  'password.current': { nl: 'Dit is niet je huidige wachtwoord', en: 'This is not your current password' },
  'password.email': {
    nl: 'Je wachtwoord mag niet je e-mailadres zijn',
    en: 'Your password may not be your e-mail address',
  },
  'password.common': {
    nl: 'Dit wachtwoord is makkelijk te raden. Neem iets langers, bijvoorbeeld vier woorden die niets met elkaar te maken hebben',
    en: 'This password is easy to guess. Take something longer, such as four words that have nothing to do with each other',
  },
  'password.names': {
    nl: 'Dit wachtwoord is makkelijk te raden: het lijkt op je naam, je e-mailadres of de naam van je organisatie of platform. Neem iets anders, bijvoorbeeld vier woorden die niets met elkaar te maken hebben',
    en: 'This password is easy to guess: it resembles your name, your e-mail address or the name of your organisation or platform. Take something else, such as four words that have nothing to do with each other',
  },
  'login.closed': {
    nl: 'Deze login is gesloten',
    en: 'This login is closed',
  },
  'login.ask': {
    nl: 'Deze login is gesloten. Vraag de beheerder van het platform om hem weer te openen',
    en: 'This login is closed. Ask the administrator of the platform to open it again',
  },
  'login.open': { nl: 'Deze login is al open', en: 'This login is open already' },
  'login.own': {
    nl: 'Je kunt je eigen login niet sluiten. Vraag een andere superadmin',
    en: 'You can’t close your own login. Ask another superadmin',
  },
  'job.finished': { nl: 'Deze taak is al klaar', en: 'This task has already finished' },
  'job.unstoppable': { nl: 'Deze taak kan niet stoppen', en: "This task can't stop" },
  'job.not_failed': {
    nl: 'Alleen een mislukte taak kan opnieuw worden gestart',
    en: 'Only a failed task can be started again',
  },
  'job.halfway': {
    nl: 'Er ging iets mis aan onze kant. Ga verder of geef het nummer door',
    en: 'Something went wrong on our side. Go on or pass on the number',
  },
  'job.fault': {
    nl: 'Er ging iets mis aan onze kant. Er is niets gewijzigd. Probeer het opnieuw of geef het nummer door',
    en: 'Something went wrong on our side. Nothing was changed. Try again or pass on the number',
  },
  'link.expired': {
    nl: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan',
    en: 'This link has expired or was already used. Request a new one',
  },
} as const;
