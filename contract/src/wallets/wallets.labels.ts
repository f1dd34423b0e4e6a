import { labels } from '../kit/labels.ts';
import { en } from './texts/wallets.en.ts';
import { nl } from './texts/wallets.nl.ts';

export const walletLabels = labels({ nl, en });
