import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/audit.en.ts';
import { nl } from './texts/audit.nl.ts';

export const auditMessages = defineMessages({ nl, en });
