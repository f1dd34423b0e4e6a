import type { CampaignRow, listCampaigns } from '@move/contract/campaigns/campaigns.ts';
import { CAMPAIGN_STATES } from '@move/domain/campaigns/campaign.ts';
import { imageSource } from '../../platform/api/image-source.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import type { List } from '../../screens/list/use-list.ts';
import { Status } from '../../ui/marks/Status.tsx';
import { useStatusWord } from '../../ui/marks/use-status-word.ts';
import { CAMPAIGN_LOOKS } from './campaign-looks.ts';
import { campaignMessages } from './campaigns.messages.ts';
import { usePeriodWords } from './use-period-words.ts';
import { RecordLink } from '../../screens/links.tsx';
import { ShortMoment } from '../../screens/list/dates.tsx';
import * as look from '../../ui/look/look.module.css';

/**
 * The columns, filter, texts and row links that two lists share: the current platform's campaigns, and those of a platform opened by a
 * superadmin.
 */
export function useCampaignList(
  list: List<typeof listCampaigns>,
  hrefOf: (campaign: CampaignRow) => string | undefined,
) {
  const t = useMessages(campaignMessages);
  const statusWord = useStatusWord();
  const period = usePeriodWords();
  const recordOf = (row: CampaignRow) => ({
    name: row.title,
    href: hrefOf(row),
    image: imageSource(row.image_url, 'small'),
  });
  return {
    list,
    title: t.title,
    search: t.search,
    record: recordOf,
    columns: [
      {
        name: 'title',
        sort: 'title',
        // few columns: there is room for a whole title
        cell: (row: CampaignRow) => (
          <span style={{ '--name-width': '60ch' }}>
            <RecordLink {...recordOf(row)} />
          </span>
        ),
      },
      {
        name: 'state',
        cell: ({ state }: CampaignRow) => <Status look={CAMPAIGN_LOOKS[state]} />,
        value: ({ state }: CampaignRow) => statusWord(CAMPAIGN_LOOKS[state]),
      },
      { name: 'period', header: t.columns.period, sort: 'starts_at', cell: period, value: period },
      {
        name: 'category',
        header: t.columns.category,
        cell: ({ category }: CampaignRow) => category?.title ?? <span className={look.muted}>–</span>,
        value: ({ category }: CampaignRow) => category?.title ?? null,
      },
      { name: 'url', isOptional: true },
      {
        name: 'updated_at',
        sort: 'updated_at',
        align: 'right',
        cell: ({ updated_at }: CampaignRow) => <ShortMoment at={updated_at} />,
        value: ({ updated_at }: CampaignRow) => updated_at,
      },
    ],
    filters: [
      {
        name: 'state',
        label: t.columns.state,
        options: CAMPAIGN_STATES.map((value) => ({ value, label: statusWord(CAMPAIGN_LOOKS[value]) })),
      },
    ],
  } as const;
}
