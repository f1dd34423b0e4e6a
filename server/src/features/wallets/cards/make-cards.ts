import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { bySender, fairLimit } from '../../../platform/http/limits/fair-limit.ts';
import { runApart, threadFile } from '../../../platform/threads/run-apart.ts';

export type Card = {
  code: string;
  /** In moves. */
  value: number;
  expires_at: string | null;
};

/** Where the cards are redeemed. */
export type CardPlatform = { name: string; website_url: string | null };

export type Cards = {
  wallet: string;
  platform: CardPlatform | null;
  cards: readonly Card[];
  locale: Locale;
  timeZone: string;
  now: string;
};

const THREAD = threadFile(import.meta, 'cards-worker');

/** 1,000 cards take 6 seconds and 250 MB. */
const LIMITS = { mostSeconds: 60, mostMegabytes: 512 };

/** Exports wait in a queue before they read anything; users take turns. */
export const couponExportLimit = bySender(fairLimit(1, { each: 5, all: 50 }));

/** Makes a PDF of the cards in a thread of its own, so that other calls are not blocked. */
export const makeCards = (cards: Cards): Promise<Uint8Array> => runApart<Uint8Array>(THREAD, cards, LIMITS);
