import { translate } from '@move/domain/kit/messages/messages.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useCan } from '../../../platform/session/gate.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { invalidate } from '../../../platform/api/reads.ts';
import { useStore } from '../../../platform/state/store.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { useFieldValue, useForm } from '../../../screens/edit/form/use-field.ts';
import { CheckboxInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { participantMessages } from '../participants.messages.ts';
import { type BookableParams, peopleReads } from '../bookable-scope.ts';
import type { BookableDetails } from '../use-bookable-details.ts';
import { keepForWaitlist } from './person-for-waitlist.ts';
import * as look from '../../../ui/look/look.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from '../participants.module.css';

type FullNoteProps = {
  bookable: BookableParams;
  details: BookableDetails;
  waitlistHref: string;
  /** Empties the form, since what was typed goes along to the waiting list. */
  onWaitlist: () => void;
};

/** Shows before sending that no spot is free, with the options: the waiting list, or, for users who may, an override. */
export function FullNote({ bookable, details, waitlistHref, onWaitlist }: FullNoteProps) {
  const t = useMessages(participantMessages).full;
  const { core } = useForm();
  const general = useStore(core.store, (form) => form.general);
  const isOverridden = useFieldValue('override_capacity') === true;
  const mayOverride = useCan('override-limits');
  const [confirm, confirmDialog] = useConfirm();
  const locale = useLocale();
  const navigate = useNavigate();
  const note = useRef<HTMLDivElement>(null);
  const refusal = general.join();
  const [isRefused, setRefused] = useState(false);
  const isFull = details.free === 0 && !details.isWalkIn;
  const isClosed = details.spots === 0;
  // the sentences about a bundle are only in the server
  const fullness =
    bookable.kind === 'bundle'
      ? t.bundleRefused[isClosed ? 'closed' : 'full']
      : translate(locale, { key: isClosed ? 'session.closed' : 'session.full' });
  // stays after the sentence is removed from the summary
  if (isFull && refusal !== '' && !isRefused) setRefused(true);
  useEffect(() => {
    // another user may have taken the last spot: the data is outdated
    if (refusal !== '') void invalidate(peopleReads);
  }, [refusal]);
  useEffect(() => {
    const { general: refusals } = core.store.get();
    if (!isFull || refusal === '') return;
    // this note says so already; the error summary would repeat it
    core.update({ general: refusals.filter((sentence) => sentence !== fullness) });
    (note.current?.querySelector('input') ?? note.current)?.focus();
  }, [core, refusal, isFull, fullness]);
  if (!isFull) return null;
  const { spots, taken } = details;
  const pass = async (isOn: boolean) => {
    const question = { title: t.title, text: t.text(spots ?? 0), confirmLabel: t.confirm };
    if (!isOn || (await confirm(question))) core.set('override_capacity', isOn);
  };
  const toWaitlist = () => {
    keepForWaitlist(bookable, core.store.get().values);
    onWaitlist();
    navigate(waitlistHref);
  };
  const sentence = spots === 0 ? t.closed : bookable.kind === 'bundle' ? t.bundle : t.session(taken, spots ?? 0);
  return (
    <div ref={note} className={styles.full} role="status" tabIndex={-1} data-refused={isRefused || undefined}>
      <p className={look.semibold}>
        {isRefused && `${t.unsaved} `}
        {sentence}
      </p>
      {mayOverride ? (
        <CheckboxInput label={t.override} value={isOverridden} onChange={(isOn) => void pass(isOn)} />
      ) : (
        <p>{t.cant}</p>
      )}
      {details.hasWaitlist && (
        <p>
          <button type="button" className={buttonStyles.linkButton} onClick={toWaitlist}>
            {t.waitlist}
          </button>
        </p>
      )}
      {confirmDialog}
    </div>
  );
}
