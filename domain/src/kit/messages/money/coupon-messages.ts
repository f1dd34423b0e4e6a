import { en } from './texts/coupon.en.ts';
import { nl } from './texts/coupon.nl.ts';

/** Sentences about the form of a coupon code. */
export const couponMessages = { nl, en };
