import { defineMessages } from '../../../../platform/texts/messages.ts';
import { en } from './texts/cells.en.ts';
import { nl } from './texts/cells.nl.ts';

export const cellMessages = defineMessages({ nl, en });
