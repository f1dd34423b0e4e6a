import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/permissions.en.ts';
import { nl } from './texts/permissions.nl.ts';

export const permissionMessages = defineMessages({ nl, en });
