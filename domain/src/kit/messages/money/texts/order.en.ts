import type { nl } from './order.nl.ts';

export const en: typeof nl = {
  'payment.always_free': 'Free and external have no fee and are always on',
  'payment.once': 'Each payment method can be used only once',
  'refund.one': 'Enter an amount or a percentage, not both.',
  'purchase.sold_out': 'This product is sold out',
  'purchase.stock': 'Only {left} left in stock',
  // said by the server only
  'order.other_platform':
    'This was sold on another platform. Only the organisation itself or that platform can change the payment or cancel it',
  'order.not_open': 'Only an open cash payment can be marked as paid',
  'order.not_cancelable': 'Only an open cash payment can be cancelled',
  'order.booking_there': 'This booking is still there. Cancel the booking itself to cancel the amount',
  'payment.not_open': 'There is nothing left to pay here',
  'payment.not_accepted': 'Online payment is only possible once the organisation was accepted',
  'payment.test_key': 'Nobody really pays with a test key. Use a key that begins with live_',
  'payment.over': 'The payment time has run out. Start again',
  'payment.method': 'That payment method isn’t available here. Choose another one',
  'refund.not_open': 'This refund is not open. Reload the page',
  'refund.left': 'At most {amount} can still be refunded',
  'refund.nothing': 'There is nothing left to refund',
  'purchase.canceled': 'This purchase was already cancelled',
  'order.amount': 'The amount is now {now}, no longer the {shown} that you saw. Agree on the new amount and try again',
  'purchase.price':
    'The price is {now} now, no longer the {shown} that you saw. Agree on the new amount and sell it again',
  'purchase.paid_how': 'Only cash can be registered as paid here',
  'order.changed': 'Someone else changed the order in the meantime. This is the new one',
};
