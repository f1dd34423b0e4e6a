import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/bank-account.en.ts';
import { nl } from './texts/bank-account.nl.ts';

export const bankAccountMessages = defineMessages({ nl, en });
