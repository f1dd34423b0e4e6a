export { chargeAsPaid, type ChargedLine, chargeOrder, findChargedLines } from './payment/charge-order.ts';
export { endUnpaid, receivePayment } from './payment/receive-payment.ts';
export {
  cancelLine,
  cancelLines,
  quoteRefunds,
  refundPart,
} from './refunds/cancel-lines.ts';
export { buyersOf } from './lines/line-buyers.ts';
export { lineTitle, lineTitleForBuyer } from './lines/line-title.ts';
export { eraseBuyers, purgeBuyers, purgeRefundReasons } from './erase-buyers.ts';
export { type FrozenPrice, priceOfBundle, priceOfProduct, priceOfSession } from './lines/frozen-price.ts';
export { enterOrderLink, makeOrderLink, makeOrderUrl, orderUrl, receiptUrl } from './detail/order-links.ts';
export { findFeeText } from './payment/fee-text.ts';
export { findRefundText, orderRefundTerms, REFUNDABLE } from './refunds/order-refund-terms.ts';
export { mayRefund } from './refunds/may-refund.ts';
export { isLeftOpen } from './lines/is-left-open.ts';
export { isSoldOnline } from './payment/is-sold-online.ts';
export { assertShownAmount, type ShownAmount } from './payment/assert-shown-amount.ts';
export { markOrderPaid } from './payment/mark-order-paid.ts';
export {
  type Buyer,
  type OrderLineDraft,
  placeOrder,
  placeOrders,
  type ReachableBuyer,
  type Visit,
} from './payment/place-order.ts';
export { quoteOrganizerRefunds } from './refunds/quote-organizer-refunds.ts';
export { reasonUnlessErased } from './refunds/reason-unless-erased.ts';
export { refundAmount } from './refunds/refund-amount.ts';
export { countReservedBy, type ReservedBy, reservedBy } from './payment/reserved-by.ts';
export { numberParagraph, orderLink, type RefundRecipient, refundNotices } from './refunds/refund-notices.ts';
export { receiptFile } from './detail/order-receipt.queries.ts';
export { reservedUntil } from './payment/reserved-until.ts';
export { reserveOrder } from './payment/reserve-order.ts';
export { shortenReservations } from './payment/shorten-reservations.ts';
export {
  isOnDays,
  spanOf,
  TRANSACTIONS,
} from './sales/sales-totals.ts';
export { isOnPlatformDays } from './sales/platform-days.ts';
export { failedRefundsByDay } from './sales/failed-by-day.ts';
export { addUpSales, countOf, filterSales } from './lists/sales-filter.ts';
export { filterStates, findOpenRefunds } from './lists/state-filter.ts';
export { matchingOrderIds } from './lists/order-filter.ts';
export { refundColumns, refundPairs } from './refunds/refund-amounts.ts';
export { soldFor } from './lines/sold-for.ts';
export { sumsOf } from './refunds/refund-moves.ts';
export { assertNoImpersonation, type Refunder } from './refunds/save-refunds.ts';
export { amountsOf, assertSoldHere, lockOrdersOf } from './lines/sold-lines.ts';
export { findOldestFailedRefund, getOpenRefunds } from './refunds/open-refunds.queries.ts';
export { findNewestOrders, listApplicationOrders, listOrders } from './orders.queries.ts';
