import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/purchases.en.ts';
import { nl } from './texts/purchases.nl.ts';

export const purchaseMessages = defineMessages({ nl, en });
