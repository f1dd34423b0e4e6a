import type { Locale } from '../../kit/messages/locale.ts';
import type { PaymentType } from './payment-types.ts';
import { en } from './texts/payment-types.en.ts';
import { nl } from './texts/payment-types.nl.ts';

/** The labels of the ways of paying. */
export const paymentTypeWords = { nl, en } satisfies Record<Locale, Record<PaymentType, string>>;
