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
  'sports.linked': {
    nl: 'Sporten kunnen niet worden ontkoppeld omdat ze aan activiteiten zijn gekoppeld',
    en: 'Sports cannot be unlinked because they are linked to activities',
  },
  'integration.overwrite': {
    nl: 'De inloggegevens van een bestaande organisatie worden overschreven',
    en: "An existing organisation's credentials will be overwritten",
  },
  'notification.variable': { nl: 'Onbekende variabele: {name}', en: 'Unknown variable: {name}' },
  iban: { nl: 'Vul een geldig IBAN in', en: 'Enter a valid IBAN' },
  'product.publish.type': {
    nl: 'Kies een soort product om te publiceren',
    en: 'Choose a type of product before publishing',
  },
  'product.stock': {
    nl: 'Er zijn er al {taken} verkocht; kies minimaal dat aantal',
    en: '{taken} are sold already; choose at least that many',
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
  'login.ask': {
    nl: 'Deze login is gesloten. Vraag de beheerder van het platform om hem weer te openen',
    en: 'This login is closed. Ask the administrator of the platform to open it again',
  },
  'link.expired': {
    nl: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan',
    en: 'This link has expired or was already used. Request a new one',
  },
  stale: {
    nl: 'Dit is intussen door iemand anders gewijzigd. Laad de pagina opnieuw',
    en: 'Someone else changed this in the meantime. Reload the page',
  },
  state: {
    nl: 'Deze actie kan niet meer vanuit status {status}',
    en: 'This action is no longer possible from status {status}',
  },
  unauthenticated: { nl: 'Log in om verder te gaan', en: 'Log in to continue' },
  throttle: {
    nl: 'Je hebt dit te vaak geprobeerd. Probeer het over {seconds} seconden opnieuw',
    en: 'You tried this too often. Try again in {seconds} seconds',
  },
} as const;
