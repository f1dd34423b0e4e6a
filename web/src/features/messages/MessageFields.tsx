import { messageLabels } from '@move/contract/messages/messages.labels.ts';
import { type MessageKind, VARIABLES_OF } from '@move/domain/messages/variables.ts';
import { useRef } from 'react';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { CheckboxInput } from '../../ui/inputs/choices/CheckboxInput.tsx';
import { LongText } from '../../ui/inputs/text/LongText.tsx';
import { TextInput } from '../../ui/inputs/text/TextInput.tsx';
import { AddChip } from '../../ui/marks/Chip.tsx';
import { SegmentedChoice } from '../../ui/marks/SegmentedChoice.tsx';
import { messageMessages } from './messages.messages.ts';
import type { AudienceChoice, useMessageDraft } from './use-message-draft.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './messages.module.css';

type MessageFieldsProps = {
  kind: MessageKind;
  ids: readonly number[];
  draft: ReturnType<typeof useMessageDraft>;
  /** The number of people on the waiting list; with 0 there is no choice of audience. */
  waiting: number;
  /** The number of people who signed out; they get the message only if the user chooses so. */
  signedOut: number;
};

export function MessageFields({ kind, ids, draft, waiting, signedOut }: MessageFieldsProps) {
  const t = useMessages(messageMessages);
  const labels = messageLabels[useLocale()];
  const fields = useRef<HTMLDivElement>(null);
  const { texts, errors } = draft;
  return (
    <div ref={fields} className={styles.fields}>
      <AudienceField {...{ kind, ids, draft, waiting, signedOut }} />
      <TextInput
        label={labels.subject}
        required
        isFirst
        value={texts.subject}
        error={errors.subject?.[0]}
        onChange={(value) => draft.change('subject', value)}
      />
      <LongText
        label={labels.body}
        required
        rows={9}
        maxLength={10_000}
        value={texts.body}
        error={errors.body?.[0]}
        onChange={(value) => draft.change('body', value)}
      />
      <div className={styles.variables} role="group" aria-label={t.variables}>
        {VARIABLES_OF[kind].map((variable) => (
          <AddChip
            key={variable}
            label={t.variable[variable]}
            onClick={() => draft.insert(variable, fields.current?.querySelector('textarea') ?? null)}
          />
        ))}
      </div>
    </div>
  );
}

/** Shows the audience, and lets the user choose it if there is a waiting list. */
function AudienceField({ kind, ids, draft, waiting, signedOut }: MessageFieldsProps) {
  const t = useMessages(messageMessages);
  const isProduct = kind === 'product';
  const all = isProduct ? t.buyers : kind === 'activity' ? t.ahead : t.everybody;
  const chosen = isProduct ? t.chosenBuyers(ids.length) : t.chosen(ids.length);
  const name = ids.length > 0 ? chosen : all;
  return (
    <div className={styles.recipients}>
      <span aria-hidden="true">{t.to}</span>
      {waiting === 0 ? (
        <b className={look.semibold}>{name}</b>
      ) : (
        <SegmentedChoice<AudienceChoice>
          label={t.to}
          value={draft.reach}
          segments={[
            { value: 'participants', label: name },
            { value: 'everybody', label: t.waitlist },
            { value: 'waitlist', label: t.onlyWaitlist },
          ]}
          onChange={draft.setReach}
        />
      )}
      {signedOut > 0 && draft.reach !== 'waitlist' && (
        <CheckboxInput
          label={t.signedOut(signedOut)}
          value={draft.signedOut.isIncluded}
          onChange={draft.signedOut.include}
        />
      )}
    </div>
  );
}
