/** Messages about the invoices of the platform. */
export const invoiceMessages = {
  'invoices.none': { nl: 'Er zijn geen facturen om te downloaden', en: 'There are no invoices to download' },
  'invoices.preparing': {
    nl: 'Van {count} facturen wordt de PDF nog gemaakt. Probeer het over een paar minuten opnieuw',
    en: 'The PDFs of {count} invoices are still being made. Try again in a few minutes',
  },
  'invoice.month_open': {
    nl: 'Deze maand is nog niet voorbij op alle platforms',
    en: 'This month is not over yet on all platforms',
  },
  'invoice.no_seller': {
    nl: 'De gegevens van de afzender ontbreken. Vraag de beheerder van de server om {names} in te stellen',
    en: 'The details of the sender are missing. Ask the administrator of the server to set {names}',
  },
  'invoice.credited': { nl: 'Deze factuur is al gecrediteerd', en: 'This invoice has been credited already' },
  'invoice.is_credit_note': {
    nl: 'Een creditnota kan niet worden gecrediteerd',
    en: 'A credit note cannot be credited',
  },
  'invoice.no_address': {
    nl: 'De organisatie heeft geen e-mailadres. Vul het in bij het profiel van de organisatie',
    en: 'The organisation has no e-mail address. Enter it in the profile of the organisation',
  },
} as const;
