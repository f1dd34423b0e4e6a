/** Messages about orders, refunds and stock. */
export const orderMessages = {
  'order.other_platform': {
    nl: 'Dit is verkocht via een ander platform. Alleen de organisatie zelf of dat platform kan de betaling aanpassen of het annuleren',
    en: 'This was sold on another platform. Only the organisation itself or that platform can change the payment or cancel it',
  },
  'payment.not_open': {
    nl: 'Hier is niets meer te betalen',
    en: 'There is nothing left to pay here',
  },
  'payment.over': {
    nl: 'De tijd om te betalen is voorbij. Begin opnieuw',
    en: 'The time to pay is over. Start again',
  },
  'payment.method': {
    nl: 'Zo kun je hier niet betalen. Kies een andere betaalwijze',
    en: 'You can’t pay that way here. Choose another way of paying',
  },
  'refund.not_open': {
    nl: 'Deze terugbetaling staat niet open. Laad de pagina opnieuw',
    en: 'This refund is not open. Reload the page',
  },
  'order.not_open': {
    nl: 'Alleen een openstaande contante betaling kan als betaald worden aangemerkt',
    en: 'Only an open cash payment can be marked as paid',
  },
  'refund.left': {
    nl: 'Er kan nog hoogstens {amount} worden terugbetaald',
    en: 'At most {amount} can still be refunded',
  },
  'refund.one': {
    nl: 'Vul een bedrag of een percentage in, niet allebei.',
    en: 'Enter an amount or a percentage, not both.',
  },
  'refund.nothing': {
    nl: 'Hiervan valt niets (meer) terug te betalen',
    en: 'There is nothing (left) to refund of this',
  },
  'purchase.sold_out': { nl: 'Dit product is uitverkocht', en: 'This product is sold out' },
  'purchase.stock': { nl: 'Er zijn er nog {left} op voorraad', en: 'There are {left} left in stock' },
  'purchase.canceled': { nl: 'Deze aankoop is al geannuleerd', en: 'This purchase was already cancelled' },
  'purchase.paid_how': {
    nl: 'Alleen een contante betaling kan hier als betaald worden geregistreerd',
    en: 'Only cash can be registered as paid here',
  },
} as const;
