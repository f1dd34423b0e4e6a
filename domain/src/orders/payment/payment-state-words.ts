import type { Locale } from '../../kit/messages/locale.ts';
import type { PaymentState } from './payment-state.ts';
import { en } from './texts/payment-state.en.ts';
import { nl } from './texts/payment-state.nl.ts';

/** The labels of the states of the money of an order or transaction, on screens and in sheets. */
export const paymentStateWords: Readonly<Record<Locale, Readonly<Record<PaymentState, string>>>> = { nl, en };
