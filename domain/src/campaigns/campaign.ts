import type { Violation } from '../kit/messages/messages.ts';
import { en } from './texts/campaign-state.en.ts';
import { nl } from './texts/campaign-state.nl.ts';

/** The state of a campaign by its period; the website and app show those that are running. */
export const CAMPAIGN_STATES = ['running', 'planned', 'ended'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

export const campaignStateWords = { nl, en };

/** Instants; null is an open end. */
export type CampaignPeriod = { starts_at: string | null; ends_at: string | null };

/** A period ends after it starts. */
export function campaignPeriodViolations({ starts_at, ends_at }: CampaignPeriod): Violation[] {
  const isReversed = starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at);
  return isReversed ? [{ path: ['ends_at'], key: 'dates.order' }] : [];
}
