import {
  type CampaignRow,
  createCampaign,
  listCampaigns,
  listCurrentCampaigns,
  orderCampaigns,
} from '@move/contract/campaigns/campaigns.ts';
import { IconList } from '@tabler/icons-react';
import { useCall } from '../../platform/api/calls.ts';
import { useCan } from '../../platform/session/gate.tsx';
import { imageSource } from '../../platform/api/image-source.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { setQueryData, useRead } from '../../platform/api/reads.ts';
import { ActionLink } from '../../screens/links.tsx';
import { ListFailed } from '../../screens/list/ListStates.tsx';
import { useOrder } from '../../screens/list/use-order.ts';
import { ScreenTabs } from '../../screens/ScreenTabs.tsx';
import { useStatusWord } from '../../ui/marks/use-status-word.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ListSkeleton } from '../../ui/page/Skeletons.tsx';
import { OrderedLine } from '../../ui/table/order/OrderedLine.tsx';
import { OrderedList } from '../../ui/table/order/OrderedList.tsx';
import { useCategoryTabs } from '../taxonomy/public.tsx';
import { CAMPAIGN_LOOKS } from './campaign-looks.ts';
import { CAMPAIGNS, campaignPath } from './campaign-path.ts';
import { campaignMessages } from './campaigns.messages.ts';
import { usePeriodWords } from './use-period-words.ts';
import * as look from '../../ui/look/look.module.css';

/** The running and planned campaigns in their order: by drag, or by keyboard. */
export function CampaignOrder() {
  const t = useMessages(campaignMessages);
  const { data, error, refetch } = useRead(listCurrentCampaigns, {}, { showsErrors: true });
  const { call } = useCall(orderCampaigns, { invalidates: [listCampaigns] });
  const save = async (ids: number[], seen_ids: number[]) => {
    const result = await call({ body: { ids, seen_ids } });
    if (result.ok) setQueryData(listCurrentCampaigns, {}, result.reply);
    else await refetch();
    return result.ok;
  };
  const create = (
    <ActionLink to={`${CAMPAIGNS}/create`} needs={createCampaign}>
      {t.create}
    </ActionLink>
  );
  return (
    <>
      <PageHeader
        title={t.title}
        isList
        actions={
          <>
            <ActionLink
              to={CAMPAIGNS}
              needs={listCampaigns}
              variant="default"
              icon={<IconList size={17} stroke={1.75} aria-hidden />}
            >
              {t.order.back}
            </ActionLink>
            {create}
          </>
        }
      />
      <ScreenTabs tabs={useCategoryTabs()} />
      {data === undefined && error !== null && <ListFailed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <ListSkeleton rows={6} />}
      {data?.campaigns.length === 0 && (
        <EmptyState title={t.order.empty.title} text={t.order.empty.text} actions={create} />
      )}
      {data !== undefined && data.campaigns.length > 0 && <Ordering campaigns={data.campaigns} save={save} />}
    </>
  );
}

type OrderingProps = {
  campaigns: readonly CampaignRow[];
  save: (ids: number[], seen: number[]) => Promise<boolean>;
};

function Ordering({ campaigns, save }: OrderingProps) {
  const t = useMessages(campaignMessages);
  const mayOrder = useCan(orderCampaigns);
  const { shown, order } = useOrder({ stored: campaigns, save, done: t.order.done });
  return (
    <div className={look.inset} style={{ maxWidth: 776 }}>
      <p className={`${look.muted} ${look.small}`} style={{ margin: '14px 0 10px' }}>
        {mayOrder ? t.order.text : t.order.fixedText}
      </p>
      <OrderedList
        label={t.title}
        items={shown}
        itemKey={({ id }) => String(id)}
        itemName={({ title }) => title}
        isFixed={!mayOrder}
        onChange={order}
      >
        {(campaign) => <CampaignLine campaign={campaign} href={mayOrder ? campaignPath(campaign.id) : null} />}
      </OrderedList>
    </div>
  );
}

function CampaignLine({ campaign, href }: { campaign: CampaignRow; href: string | null }) {
  const period = usePeriodWords();
  const statusWord = useStatusWord();
  const { title, image_url, state } = campaign;
  const note = `${statusWord(CAMPAIGN_LOOKS[state])} · ${period(campaign)}`;
  return <OrderedLine title={title} note={note} href={href} image={imageSource(image_url, 'small')} />;
}
