import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/builds.en.ts';
import { nl } from './texts/builds.nl.ts';

export const buildMessages = defineMessages({ nl, en });
