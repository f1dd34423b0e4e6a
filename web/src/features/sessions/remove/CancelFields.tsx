import { sessionLabels } from '@move/contract/sessions/sessions.labels.ts';
import { CANCEL_CAUSES, CANCEL_REASON_MAX, cancelCauseName } from '@move/domain/sessions/session-cancellation.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { CheckboxGroup } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { ChipsInput } from '../../../ui/inputs/choices/SegmentedInput.tsx';
import { LongText } from '../../../ui/inputs/text/LongText.tsx';
import { cancelingMessages } from './canceling.messages.ts';
import type { AudienceCounts, CancelDraft } from './use-cancel-draft.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Why sessions are canceled, and who is mailed about it. */
export function CancelFields({ draft, people }: { draft: CancelDraft; people: AudienceCounts }) {
  const t = useMessages(cancelingMessages);
  const locale = useLocale();
  const labels = sessionLabels[locale];
  const { cause, setCause, reason, setReason, audiences, notify, setNotify } = draft;
  return (
    <>
      <ChipsInput
        label={labels.cause}
        value={cause === null ? [] : [cause]}
        // at most one cause: a pressed chip replaces the other, and pressing it again clears the cause
        onChange={(causes) => setCause(causes.find((one) => one !== cause) ?? null)}
        options={CANCEL_CAUSES.map((value) => ({ value, label: capital(cancelCauseName(value, locale)) }))}
      />
      <LongText
        label={labels.reason}
        description={t.reasonHint}
        rows={2}
        maxLength={CANCEL_REASON_MAX}
        value={reason}
        onChange={setReason}
      />
      {audiences.length > 0 && (
        <CheckboxGroup
          label={labels.notify}
          description={people.participants === 0 ? undefined : t.notifyHint}
          value={notify}
          onChange={setNotify}
          options={audiences.map((value) => ({ value, label: t.audiences[value](people[value]) }))}
        />
      )}
    </>
  );
}
