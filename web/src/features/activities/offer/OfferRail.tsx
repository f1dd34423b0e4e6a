import { useMessages } from '../../../platform/texts/messages.ts';
import { Checklist, type ChecklistItem } from './Checklist.tsx';
import { RailPart } from '../../../ui/page/FormSection.tsx';
import { activityMessages } from '../activities.messages.ts';
import * as look from '../../../ui/look/look.module.css';

type OfferRailProps = { isDraft: boolean; items: readonly ChecklistItem[]; visibility: string };

/** The publishing checklist, and who sees the offer now. */
export function OfferRail({ isDraft, items, visibility }: OfferRailProps) {
  const t = useMessages(activityMessages).publish;
  const isLacking = items.some(({ isDone }) => !isDone);
  return (
    <>
      {(isDraft || isLacking) && (
        <RailPart title={isDraft ? t.ready : t.attention}>
          <Checklist items={items} />
        </RailPart>
      )}
      <RailPart title={t.visibility}>
        <p className={look.soft} style={{ margin: 0, lineHeight: '19px' }}>
          {visibility}
        </p>
      </RailPart>
    </>
  );
}
