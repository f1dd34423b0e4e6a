export { chargeAsPaid, type ChargedLine, chargeOrder, findChargedLines } from './charge-order.ts';
export { endUnpaid, receivePayment } from './receive-payment.ts';
export {
  cancelLine,
  cancelLines,
  quoteRefunds,
  refundPart,
} from './cancel-lines.ts';
export { buyersOf } from './line-buyers.ts';
export { lineTitle, lineTitleForBuyer } from './line-title.ts';
export { eraseBuyers, purgeBuyers } from './erase-buyers.ts';
export { type FrozenPrice, priceOfBundle, priceOfProduct, priceOfSession } from './frozen-price.ts';
export { enterOrderLink, makeOrderLink, makeOrderUrl, orderUrl, receiptUrl } from './order-links.ts';
export { findFeeText } from './fee-text.ts';
export { findRefundText, orderRefundTerms, REFUNDABLE } from './order-refund-terms.ts';
export { mayRefund } from './may-refund.ts';
export { markOrderPaid } from './mark-order-paid.ts';
export { type Buyer, type OrderLineDraft, placeOrder, placeOrders, type Visit } from './place-order.ts';
export { quoteOrganizerRefunds } from './quote-organizer-refunds.ts';
export { refundAmount } from './refund-amount.ts';
export { countReservedBy, networkHash } from './reserved-by.ts';
export { numberParagraph, orderLink, refundNotices } from './refund-notices.ts';
export { receiptFile } from './order-receipt.queries.ts';
export { reserveOrder } from './reserve-order.ts';
export {
  addUpFound,
  addUpKept,
  isOnDays,
  isWithin,
  keptSales,
  keptTotal,
  spanOf,
  TRANSACTIONS,
} from './sales-totals.ts';
export { isOnPlatformDays } from './platform-days.ts';
export { failedRefundsByDay } from './failed-by-day.ts';
export { filterStates, findOpenRefunds, mendKept, withoutFailed } from './state-filter.ts';
export { ordersLike } from './order-filter.ts';
export { refundColumns, refundPairs } from './refund-amounts.ts';
export { soldFor } from './sold-for.ts';
export { sumsOf } from './refund-moves.ts';
export { assertNotActing, type Refunder } from './save-refunds.ts';
export { amountsOf, assertSoldHere } from './sold-lines.ts';
