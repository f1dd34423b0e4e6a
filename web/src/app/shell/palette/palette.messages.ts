import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/palette.en.ts';
import { nl } from './texts/palette.nl.ts';

export const paletteMessages = defineMessages({ nl, en });
