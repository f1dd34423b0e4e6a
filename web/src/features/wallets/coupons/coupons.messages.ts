import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/coupons.en.ts';
import { nl } from './texts/coupons.nl.ts';

export const couponMessages = defineMessages({ nl, en });
