import type { CampaignRow } from '@move/contract/campaigns/campaigns.ts';
import { endOfDay, localDay, lastLocalDay, startOfDay } from '@move/domain/kit/dates/days.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { campaignMessages } from './campaigns.messages.ts';

/** Returns the period of a campaign in whole days of its platform. Adds the time if the period doesn't start or end at midnight. */
export function usePeriodWords(): (campaign: Pick<CampaignRow, 'starts_at' | 'ends_at' | 'tz'>) => string {
  const { period } = useMessages(campaignMessages);
  const formats = useFormats();
  return ({ starts_at, ends_at, tz }) => {
    const first = starts_at === null ? null : localDay(starts_at, tz);
    const last = ends_at === null ? null : lastLocalDay(ends_at, tz);
    const isFromMidnight = first === null || startOfDay(first, tz) === starts_at;
    const isToMidnight = last === null || endOfDay(last, tz) === ends_at;
    if (first !== null && last !== null && isFromMidnight && isToMidnight) return formats.dateRange(first, last);
    const start = first === null || isFromMidnight ? first && formats.date(first) : formats.moment(starts_at ?? '', tz);
    const end = last === null || isToMidnight ? last && formats.date(last) : formats.moment(ends_at ?? '', tz);
    if (start !== null && end !== null) return period.between(start, end);
    if (start !== null) return period.from(start);
    return end === null ? period.always : period.until(end);
  };
}
