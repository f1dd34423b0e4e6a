import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/paid-elsewhere.en.ts';
import { nl } from './texts/paid-elsewhere.nl.ts';

/** What every dialog that ends a booking or purchase says about money that Move didn't receive. */
export const paidElsewhereMessages = defineMessages({ nl, en });
