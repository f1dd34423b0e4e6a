import { useEffect } from 'react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { invalidate } from '../../../platform/api/reads.ts';
import { useStore } from '../../../platform/state/store.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { useFieldValue, useForm } from '../../../screens/edit/form/use-field.ts';
import { CheckboxInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { participantMessages } from '../participants.messages.ts';
import { type BookableScope, peopleReads } from '../bookable-scope.ts';
import type { BookableDetails } from '../use-bookable-details.ts';
import * as look from '../../../ui/look/look.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from '../participants.module.css';

type FullNoteProps = { bookable: BookableScope; details: BookableDetails; waitlistHref: string };

/** Shows before sending that no spot is free, with the options: the waiting list, or, for users who may, an override. */
export function FullNote({ bookable, details, waitlistHref }: FullNoteProps) {
  const t = useMessages(participantMessages).full;
  const { core } = useForm();
  const general = useStore(core.store, (form) => form.general);
  const isOverridden = useFieldValue('override_capacity') === true;
  const mayOverride = useCan('override-limits');
  const [confirm, question] = useConfirm();
  const refusal = general.join();
  useEffect(() => {
    // another user may have taken the last spot: the data is outdated
    if (refusal !== '') void invalidate(peopleReads);
  }, [refusal]);
  if (details.free !== 0 || details.isWalkIn) return null;
  const { spots, taken } = details;
  const pass = async (isOn: boolean) => {
    const question = { title: t.title, text: t.text(spots ?? 0), confirmLabel: t.confirm };
    if (!isOn || (await confirm(question))) core.set('override_capacity', isOn);
  };
  const sentence = spots === 0 ? t.closed : bookable.kind === 'bundle' ? t.bundle : t.session(taken, spots ?? 0);
  return (
    <div className={styles.full} role="status">
      <p className={look.semibold}>{sentence}</p>
      {mayOverride ? (
        <CheckboxInput label={t.override} value={isOverridden} onChange={(isOn) => void pass(isOn)} />
      ) : (
        <p>{t.cant}</p>
      )}
      {details.hasWaitlist && (
        <p>
          <Anchor className={buttonStyles.textLink} href={waitlistHref}>
            {t.waitlist}
          </Anchor>
        </p>
      )}
      {question}
    </div>
  );
}
