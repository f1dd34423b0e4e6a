export const nl = {
  'payment.always_free': 'Gratis en extern hebben geen kosten en staan altijd aan',
  'payment.once': 'Elke betaalwijze mag maar één keer voorkomen',
  'refund.one': 'Vul een bedrag of een percentage in, niet allebei.',
  'purchase.sold_out': 'Dit product is uitverkocht',
  'purchase.stock': 'Er zijn er nog {left} op voorraad',
  // said by the server only
  'order.other_platform':
    'Dit is verkocht via een ander platform. Alleen de organisatie zelf of dat platform kan de betaling aanpassen of het annuleren',
  'order.not_open': 'Alleen een openstaande contante betaling kan als betaald worden aangemerkt',
  'order.not_cancelable': 'Alleen een openstaande contante betaling kan vervallen',
  'order.booking_there': 'Deze boeking loopt nog. Annuleer de boeking zelf, dan vervalt het bedrag',
  'payment.not_open': 'Hier is niets meer te betalen',
  'payment.not_accepted': 'Online betalen kan pas als de organisatie is geaccepteerd',
  'payment.test_key': 'Met een testsleutel betaalt niemand echt. Gebruik een sleutel die begint met live_',
  'payment.over': 'De tijd om te betalen is voorbij. Begin opnieuw',
  'payment.method': 'Zo kun je hier niet betalen. Kies een andere betaalwijze',
  'refund.not_open': 'Deze terugbetaling staat niet open. Laad de pagina opnieuw',
  'refund.left': 'Er kan nog hoogstens {amount} worden terugbetaald',
  'refund.nothing': 'Hiervan valt niets (meer) terug te betalen',
  'purchase.canceled': 'Deze aankoop is al geannuleerd',
  'order.amount':
    'Het bedrag is nu {now}, niet meer de {shown} die je zag. Spreek het nieuwe bedrag af en probeer het opnieuw',
  'purchase.price':
    'De prijs is nu {now}, niet meer de {shown} die je zag. Spreek het nieuwe bedrag af en verkoop opnieuw',
  'purchase.paid_how': 'Alleen een contante betaling kan hier als betaald worden geregistreerd',
  'order.changed': 'De volgorde is intussen door iemand anders gewijzigd. Je ziet nu de nieuwe',
};
