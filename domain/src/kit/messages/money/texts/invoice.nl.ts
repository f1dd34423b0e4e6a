export const nl = {
  // said by the server only
  'invoices.none': 'Er zijn geen facturen om te downloaden',
  'invoices.preparing': 'Van {count} facturen wordt de PDF nog gemaakt. Probeer het over een paar minuten opnieuw',
  'invoice.month_open': 'Deze maand is nog niet voorbij op alle platforms',
  'invoice.no_seller':
    'De gegevens van de afzender ontbreken. Vraag de beheerder van de server om {names} in te stellen',
  'invoice.credited': 'Deze factuur is al gecrediteerd',
  'invoice.is_credit_note': 'Een creditnota kan niet worden gecrediteerd',
  'invoice.no_address': 'De organisatie heeft geen e-mailadres. Vul het in bij het profiel van de organisatie',
};
