import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/team.en.ts';
import { nl } from './texts/team.nl.ts';

export const teamMessages = defineMessages({ nl, en });
