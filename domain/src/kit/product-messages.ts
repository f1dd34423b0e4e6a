/** Wording of D7 that is neither a generic rule nor about planning: money, files, access, state. */
export const productMessages = {
  'periods.min': { nl: 'Voeg minimaal één periode toe', en: 'Add at least one period' },
  'periods.first_from': {
    nl: 'De eerste periode begint bij het boeken en heeft geen begin',
    en: 'The first period begins at booking and has no start',
  },
  'periods.last_until': {
    nl: 'De laatste periode loopt tot de start van de sessie en heeft geen einde',
    en: 'The last period ends at the start of the session and has no end',
  },
  'periods.first_until': {
    nl: 'Vul in tot wanneer de eerste periode loopt',
    en: 'Enter until when the first period runs',
  },
  'periods.last_from': {
    nl: 'Vul in vanaf wanneer de laatste periode loopt',
    en: 'Enter from when the last period runs',
  },
  'periods.only_first': {
    nl: 'Alleen de eerste periode mag beginnen bij het boeken',
    en: 'Only the first period may begin at booking',
  },
  'periods.only_last': {
    nl: 'Alleen de laatste periode mag eindigen bij de start van de sessie',
    en: 'Only the last period may end at the start of the session',
  },
  'periods.middle': {
    nl: 'Vul bij periode {n} zowel begin als einde in',
    en: 'Enter both start and end for period {n}',
  },
  'periods.order': {
    nl: 'Het begin van periode {n} moet vóór het einde liggen',
    en: 'The start of period {n} must be before its end',
  },
  'periods.consecutive': {
    nl: 'Periode {n} moet aansluiten op de vorige periode',
    en: 'Period {n} must follow on from the previous period',
  },
  'periods.minutes': {
    nl: 'Vul bij periode {n} een geheel aantal minuten van 0 of meer in',
    en: 'Enter a whole number of minutes of 0 or more for period {n}',
  },
  'periods.refund': {
    nl: 'De terugbetaling moet tussen 0 en 100% liggen',
    en: 'The refund must be between 0 and 100%',
  },
  'periods.rising': {
    nl: 'In periode {n} krijgt iemand meer terug dan in de periode ervoor. Klopt dat?',
    en: 'Period {n} refunds more than the period before it. Is that right?',
  },
  'contacts.roles': {
    nl: 'Kies voor elke contactpersoon minimaal één rol',
    en: 'Choose at least one role for every contact',
  },
  'upload_field.validations.max_dimensions': {
    nl: '{field} mag maximaal {width}x{height} pixels zijn',
    en: '{field} may be at most {width}x{height} pixels',
  },
  'upload_field.validations.min_dimensions': {
    nl: '{field} moet minimaal {width}x{height} pixels zijn',
    en: '{field} must be at least {width}x{height} pixels',
  },
  'upload_field.transparency': {
    nl: '{field} mag geen transparantie bevatten',
    en: '{field} must not contain transparency',
  },
  'upload_field.transparency_required': {
    nl: '{field} moet een transparante achtergrond hebben',
    en: '{field} must have a transparent background',
  },
  'url_field.http_warning': {
    nl: 'Deze link is niet beveiligd. We raden HTTPS aan',
    en: 'This link is not secure. We recommend HTTPS',
  },
  'upscale.multiplier': { nl: 'Multiplier moet 2 of 4 zijn', en: 'Multiplier must be either 2 or 4' },
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
  'integration.overwrite': {
    nl: 'De inloggegevens van een bestaande organisatie worden overschreven',
    en: "An existing organisation's credentials will be overwritten",
  },
  'notification.length': {
    nl: 'Houd het bericht onder 100 tekens; langere berichten worden door het toestel afgekapt',
    en: 'Keep the message within 100 characters; longer ones are truncated by the device',
  },
  'notification.variable': { nl: 'Onbekende variabele: {name}', en: 'Unknown variable: {name}' },
  'import.column': { nl: "Kolom '{column}' ontbreekt", en: "Column '{column}' is missing" },
  'import.row': { nl: 'Regel {line}: {message}', en: 'Line {line}: {message}' },
  'import.unreadable': {
    nl: 'Dit bestand is niet te lezen als lijst (regel {line}). Sla het in Excel op als CSV',
    en: 'This file can not be read as a list (line {line}). Save it as CSV in Excel',
  },
  'import.empty': { nl: 'Er staan geen regels in dit bestand', en: 'There are no rows in this file' },
  'import.rows': {
    nl: 'Een bestand mag maximaal {max} regels hebben. Verdeel het over meer bestanden',
    en: 'A file may have at most {max} rows. Divide it over more files',
  },
  'import.cells': {
    nl: 'Deze regel heeft {count} kolommen, de eerste regel {expected}',
    en: 'This row has {count} columns, the first row {expected}',
  },
  'import.country': {
    nl: '{field} moet een landcode van twee letters zijn, zoals NL of BE',
    en: 'The {field} field must be a country code of two letters, like NL or BE',
  },
  'import.repeated': {
    nl: 'Deze organisatie staat ook op regel {line}',
    en: 'This organisation is also on line {line}',
  },
  'import.exists': {
    nl: 'Deze organisatie bestaat al op dit platform, op dit adres',
    en: 'This organisation already exists on this platform, at this address',
  },
  'import.invalid': {
    nl: '{count} van de {rows} regels kloppen niet. Verbeter ze of kies voor alleen de geldige regels',
    en: '{count} of the {rows} rows are not right. Mend them or choose valid rows only',
  },
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
  in_use: {
    nl: 'Dit is nog in gebruik en kan niet worden verwijderd',
    en: 'This is still in use and cannot be deleted',
  },
  'product.publish.type': {
    nl: 'Kies een soort product om te publiceren',
    en: 'Choose a type of product before publishing',
  },
  'product.stock': {
    nl: 'Er zijn er al {taken} verkocht; kies minimaal dat aantal',
    en: '{taken} are sold already; choose at least that many',
  },
  'question.options': {
    nl: 'Voeg minimaal één antwoord toe waaruit mensen kiezen',
    en: 'Add at least one answer that people choose from',
  },
  'question.option_twice': { nl: 'Dit antwoord staat er al', en: 'This answer is there already' },
  'question.too_many': {
    nl: 'Er kunnen hier maximaal {max} vragen zijn',
    en: 'There may be at most {max} questions here',
  },
  'question.type': {
    nl: 'Op deze vraag is al geantwoord; het soort antwoord ligt vast',
    en: 'This question was answered already; its kind of answer is fixed',
  },
  'question.required': { nl: '‘{question}’ is verplicht', en: '‘{question}’ is required' },
  'question.unknown': {
    nl: 'De vragen zijn intussen gewijzigd. Laad de pagina opnieuw',
    en: 'The questions have changed meanwhile. Reload the page',
  },
  'question.choice': {
    nl: 'Kies bij ‘{question}’ uit de antwoorden die er zijn',
    en: 'Choose one of the answers that there are to ‘{question}’',
  },
  'question.words': {
    nl: 'Antwoord op ‘{question}’ met maximaal {max} tekens',
    en: 'Answer ‘{question}’ in at most {max} characters',
  },
  'word.in_use': {
    nl: 'Dit wordt nog {count} keer gebruikt en kan niet worden verwijderd',
    en: 'This is still in use {count} times and cannot be deleted',
  },
  'word.confirm': {
    nl: 'Dit wordt {count} keer gebruikt. Bevestig dat het daar weg mag',
    en: 'This is in use {count} times. Confirm that it may be taken off there',
  },
  'word.elsewhere': {
    nl: 'Aanbod van andere platforms gebruikt dit ook; alleen een superbeheerder kan het verwijderen',
    en: 'Offers of other platforms use this too; only a super administrator can delete it',
  },
  'word.in_label': {
    nl: 'Een label zoekt hiermee. Haal het eerst uit het filter van het label: {labels}',
    en: 'A label searches by this. Take it out of the filter of the label first: {labels}',
  },
  'order.changed': {
    nl: 'De volgorde is intussen door iemand anders gewijzigd. Je ziet nu de nieuwe',
    en: 'Someone else changed the order in the meantime. This is the new one',
  },
  'label.dates': {
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
  'file.too_large': { nl: 'Dit bestand is groter dan {size}', en: 'This file is larger than {size}' },
  'file.empty': { nl: 'Dit bestand is leeg', en: 'This file is empty' },
  'file.broken': {
    nl: 'Dit bestand is beschadigd of niet compleet. Kies een ander bestand',
    en: 'This file is damaged or incomplete. Choose another file',
  },
  'file.heic': {
    nl: 'HEIC-foto’s worden niet ondersteund. Bewaar de foto als JPG en probeer het opnieuw',
    en: 'HEIC photos are not supported. Save the photo as JPG and try again',
  },
  'file.too_many_pixels': {
    nl: 'Deze afbeelding heeft te veel pixels. Maak hem kleiner dan {megapixels} megapixel',
    en: 'This image has too many pixels. Make it smaller than {megapixels} megapixels',
  },
  'file.svg': {
    nl: 'Dit SVG-bestand kan niet veilig worden getoond. Bewaar het als PNG of als eenvoudige SVG',
    en: 'This SVG file can’t be shown safely. Save it as PNG or as plain SVG',
  },
  'file.one': { nl: 'Stuur precies één bestand', en: 'Send exactly one file' },
  'file.used': {
    nl: '{field} is niet (meer) beschikbaar. Upload het bestand opnieuw',
    en: '{field} is not available (any more). Upload the file again',
  },
  'file.text': {
    nl: '{field} bevat geen leesbare tekst',
    en: '{field} holds no readable text',
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
  'job.finished': { nl: 'Deze taak is al klaar', en: 'This task has already finished' },
  'job.not_failed': {
    nl: 'Alleen een mislukte taak kan opnieuw worden gestart',
    en: 'Only a failed task can be started again',
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
