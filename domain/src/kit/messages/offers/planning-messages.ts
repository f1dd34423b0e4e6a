/** Messages about planning: repetition, sessions, subscription, opening hours, publishing. */
export const planningMessages = {
  'repetition.every': { nl: 'Het interval moet groter zijn dan 0', en: 'The interval must be greater than 0' },
  'repetition.every_max': { nl: 'Het interval mag maximaal {max} zijn', en: 'The interval may be at most {max}' },
  'repetition.type': { nl: 'Kies weken, maanden of jaren', en: 'Choose weeks, months or years' },
  'repetition.days': { nl: 'Kies minimaal één dag', en: 'Choose at least one day' },
  'repetition.end': {
    nl: 'Kies een einddatum óf een aantal keren, niet allebei',
    en: 'Choose an end date or a number of times, not both',
  },
  'repetition.until': {
    nl: 'De einddatum moet een datum op of na de eerste sessie zijn',
    en: 'The end date must be a date on or after the first session',
  },
  'repetition.count': {
    nl: 'Het aantal keren moet tussen 1 en {max} liggen',
    en: 'The number of times must be between 1 and {max}',
  },
  'repetition.skip': {
    nl: 'Een overgeslagen dag is geen geldige datum',
    en: 'A skipped day is not a valid date',
  },
  'repetition.skip_max': {
    nl: 'Sla hoogstens {max} dagen over',
    en: 'Skip at most {max} days',
  },
  'repetition.none': {
    nl: 'Deze herhaling levert geen enkele sessie op',
    en: 'This repetition creates no session at all',
  },
  'repetition.too_many': {
    nl: 'Deze herhaling maakt meer dan {max} sessies aan',
    en: 'This repetition creates more than {max} sessions',
  },
  'repetition.window': {
    nl: 'Deze herhaling gaat door na het jaar {last}',
    en: 'This repetition goes on after the year {last}',
  },
  'repetition.overlap': {
    nl: 'Sommige sessies beginnen voordat de vorige is afgelopen',
    en: 'Some sessions begin before the previous one has ended',
  },
  'calendar.period': {
    nl: 'Kies een periode van 1 tot {max} dagen',
    en: 'Choose a period of 1 to {max} days',
  },
  'session.window': {
    nl: 'Kies een dag van {first} tot en met {last}',
    en: 'Choose a day from {first} up to and including {last}',
  },
  'session.past': {
    nl: 'Sessies in het verleden kunnen niet worden verwijderd',
    en: 'Sessions in the past cannot be deleted',
  },
  'session.past_following': {
    nl: 'Een sessie in het verleden kan alleen los worden gewijzigd, niet samen met alle volgende',
    en: 'A session in the past can only be changed by itself, not together with all following ones',
  },
  'session.end': { nl: 'De eindtijd moet na de begintijd liggen', en: 'The end must be after the start' },
  'session.too_long': { nl: 'Een sessie mag maximaal {max} dagen duren', en: 'A session may last at most {max} days' },
  'session.full': { nl: 'Deze sessie is vol', en: 'This session is full' },
  'session.closed': { nl: 'Inschrijven voor deze sessie is gesloten', en: 'Sign-up for this session is closed' },
  'session.spots': {
    nl: 'Het aantal plekken moet een geheel getal tussen 0 en {max} zijn, of leeg voor onbeperkt',
    en: 'The number of spots must be a whole number between 0 and {max}, or empty for unlimited',
  },
  'session.spots_taken': {
    nl: 'Er zijn al {taken} deelnemers; kies minimaal dat aantal plekken',
    en: 'There are already {taken} participants; choose at least that many spots',
  },
  'session.spots_taken_one': {
    nl: 'Er is al 1 deelnemer; kies minimaal 1 plek',
    en: 'There is already 1 participant; choose at least 1 spot',
  },
  'session.clock.skipped': {
    nl: 'Op {date} gaat de klok vooruit; deze sessie begint om {time}',
    en: 'The clock goes forward on {date}; this session starts at {time}',
  },
  'session.clock.repeated': {
    nl: 'Op {date} gaat de klok terug; deze sessie begint de eerste keer dat het {time} is',
    en: 'The clock goes back on {date}; this session starts the first time it is {time}',
  },
  'session.moved': {
    nl: 'Deze maand heeft geen dag {day}; de sessie valt op de laatste dag',
    en: 'This month has no day {day}; the session falls on its last day',
  },
  'subscribe.lower': {
    nl: 'Inschrijven vanaf moet lager zijn dan inschrijven tot',
    en: 'Subscribe from must be lower than subscribe until',
  },
  'subscribe.minutes': {
    nl: '{field} moet een geheel aantal minuten tussen 0 en {max} zijn',
    en: 'The {field} field must be a whole number of minutes between 0 and {max}',
  },
  'subscribe.turned': {
    nl: 'Nu beide zijn ingevuld, kan inschrijven van {until} tot {from} minuten vóór de start',
    en: 'With both filled in, sign-up is possible from {until} to {from} minutes before the start',
  },
  'participant.age': {
    nl: 'De deelnemer moet tussen {from} en {to} jaar zijn op de dag van de sessie',
    en: 'The participant must be between {from} and {to} years old on the day of the session',
  },
  'participant.age_from': {
    nl: 'De deelnemer moet minimaal {from} jaar zijn op de dag van de sessie',
    en: 'The participant must be at least {from} years old on the day of the session',
  },
  'participant.age_to': {
    nl: 'De deelnemer mag maximaal {to} jaar zijn op de dag van de sessie',
    en: 'The participant must be at most {to} years old on the day of the session',
  },
  'age.order': {
    nl: 'De leeftijd vanaf mag niet hoger zijn dan de leeftijd tot',
    en: 'The lowest age may not be higher than the highest age',
  },
  'opening_hours.weekday': { nl: 'Kies een dag van de week', en: 'Choose a day of the week' },
  'opening_hours.times': {
    nl: 'Vul een begin- en eindtijd in, zoals 09:00 en 17:00',
    en: 'Enter a start and end time, like 09:00 and 17:00',
  },
  'opening_hours.blocks': {
    nl: 'Een dag heeft maximaal {max} blokken openingstijden',
    en: 'A day has at most {max} blocks of opening hours',
  },
  'opening_hours.overlap': { nl: 'Deze openingstijden overlappen', en: 'These opening hours overlap' },
  'opening_hours.closed': {
    nl: 'Een gesloten dag heeft geen openingstijden',
    en: 'A closed day has no opening hours',
  },
  'activity.publish.sport': { nl: 'Kies een sport om te publiceren', en: 'Choose a sport before publishing' },
  'activity.publish.description': {
    nl: 'Schrijf een omschrijving om te publiceren',
    en: 'Write a description before publishing',
  },
  'activity.publish.price': {
    nl: 'Kies een prijs of Gratis om te publiceren',
    en: 'Choose a price or Free before publishing',
  },
  'activity.publish.place': {
    nl: 'Kies een locatie of schrijf bij Goed om te weten waar iedereen moet zijn',
    en: 'Choose a location or write under Good to know where to be',
  },
  'activity.publish.sessions': {
    nl: 'Plan minimaal één sessie om te publiceren',
    en: 'Plan at least one session before publishing',
  },
  'activity.publish.bundles': {
    nl: 'Maak minimaal één bundel om te publiceren',
    en: 'Make at least one bundle before publishing',
  },
  'activity.walk_in.waitlist': {
    nl: 'Zonder inschrijving kan er geen wachtlijst zijn',
    en: 'There is no waiting list when no sign-up is needed',
  },
  'activity.walk_in.rate': {
    nl: 'Zonder inschrijving moet het tarief gratis zijn',
    en: 'The rate must be free when no sign-up is needed',
  },
  'activity.offer_type': {
    nl: 'Het soort aanbod kan niet wijzigen zolang er nog deelnemers in de planning staan',
    en: 'The kind of offer cannot change while participants are still planned in',
  },
} as const;
