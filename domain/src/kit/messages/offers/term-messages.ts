/** Messages about cancellation terms and their periods. */
export const termMessages = {
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
} as const;
