import { listAllActivities } from '@move/contract/activities/activities.ts';
import type { SessionSpan } from '@move/domain/sessions/session-times.ts';
import { useState } from 'react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useNavigate } from '../../platform/navigation/navigation.tsx';
import { useRead } from '../../platform/api/reads.ts';
import { SelectInput } from '../../ui/inputs/choices/SelectInput.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useWords } from '../../ui/Words.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { planPath } from '../sessions/public.tsx';
import { calendarScreenMessages } from './calendar.messages.ts';
import * as look from '../../ui/look/look.module.css';

type PlanDialogProps = {
  organizationId: number;
  /** The activity that the calendar is filtered by, or null. */
  activityId: number | null;
  /** The chosen time, or null: the form then proposes one. */
  slot: SessionSpan | null;
  onClose: () => void;
};

/** Asks for the activity, and continues in its form. */
export function PlanDialog({ organizationId, activityId, slot, onClose }: PlanDialogProps) {
  const t = useMessages(calendarScreenMessages).choose;
  const w = useWords();
  const formats = useFormats();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(activityId);
  const read = useRead(listAllActivities, { params: { organizationId } });
  const activities = read.data?.activities.filter(
    ({ offer_type }) => offer_type !== 'products' && offer_type !== 'none',
  );
  const go = () => {
    if (chosen === null) return;
    navigate(planPath({ organizationId, activityId: chosen }, slot));
  };
  return (
    <Dialog
      isOpen
      title={t.title}
      subtitle={
        slot === null
          ? undefined
          : t.slot(formats.date(slot.start_date), formats.timeRange(slot.start_time, slot.end_time))
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {w.cancel}
          </Button>
          <Button aria-disabled={chosen === null} onClick={go}>
            {t.go}
          </Button>
        </>
      }
    >
      {activities?.length === 0 ? (
        <p className={look.soft}>{t.none}</p>
      ) : (
        <SelectInput
          label={t.activity}
          isFirst
          required
          value={chosen}
          onChange={setChosen}
          options={(activities ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Dialog>
  );
}
