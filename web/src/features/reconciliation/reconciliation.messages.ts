import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/reconciliation.en.ts';
import { nl } from './texts/reconciliation.nl.ts';

export const reconciliationMessages = defineMessages({ nl, en });
