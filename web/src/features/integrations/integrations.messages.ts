import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/integrations.en.ts';
import { nl } from './texts/integrations.nl.ts';

export const integrationMessages = defineMessages({ nl, en });
