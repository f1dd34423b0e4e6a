import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/role-view.en.ts';
import { nl } from './texts/role-view.nl.ts';

export const roleViewMessages = defineMessages({ nl, en });
