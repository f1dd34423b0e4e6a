import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/wallets.en.ts';
import { nl } from './texts/wallets.nl.ts';

export const walletMessages = defineMessages({ nl, en });
