import { translate } from '@move/domain/kit/messages/messages.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useCan } from '../../../platform/session/gate.tsx';
import { type Locale, useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { invalidate } from '../../../platform/api/reads.ts';
import { useStore } from '../../../platform/state/store.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { useForm } from '../../../screens/edit/form/use-field.ts';
import { CheckboxInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { participantMessages } from '../participants.messages.ts';
import { type BookableParams, peopleReads } from '../bookable-scope.ts';
import type { BookableDetails } from '../use-bookable-details.ts';
import { keepForWaitlist } from './person-for-waitlist.ts';
import { useOverride } from './use-override.ts';
import * as look from '../../../ui/look/look.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from '../participants.module.css';

type FullNoteProps = {
  bookable: BookableParams;
  details: BookableDetails;
  waitlistHref: string;
  /** Empties this form; called when the user goes to the waiting list. */
  onWaitlist: () => void;
};

/** Leaves out the messages that the session or bundle is full or closed. */
function withoutFullness(messages: readonly string[], kind: BookableParams['kind'], locale: Locale): readonly string[] {
  // copies of the server's sentences about a bundle, which the browser doesn't load (web/build-sentences.ts); full-note.test.ts compares them
  const { full, closed } =
    kind === 'bundle'
      ? participantMessages[locale].full.bundleRefused
      : { full: translate(locale, { key: 'session.full' }), closed: translate(locale, { key: 'session.closed' }) };
  return messages.filter((message) => message !== full && message !== closed);
}

/**
 * Shows before saving that no spot is free, and offers the waiting list or, to users who may exceed the capacity, adding the person anyway.
 */
export function FullNote({ bookable, details, waitlistHref, onWaitlist }: FullNoteProps) {
  const t = useMessages(participantMessages).full;
  const { core } = useForm();
  const general = useStore(core.store, (form) => form.general);
  const mayOverride = useCan('override-limits');
  const [confirm, confirmDialog] = useConfirm();
  const locale = useLocale();
  const navigate = useNavigate();
  const note = useRef<HTMLDivElement>(null);
  const hasTried = useStore(core.store, (form) => form.hasTried);
  const [isRefused, setRefused] = useState(false);
  const sentenceId = useId();
  const isFull = details.free === 0 && !details.isWalkIn;
  const isOverridden = useOverride('override_capacity', isFull);
  const isRefusedAsFull = withoutFullness(general, bookable.kind, locale).length < general.length;
  // remembers the refusal until the form is emptied, because the second effect below removes its message from the form
  if (isFull && isRefusedAsFull && !isRefused) setRefused(true);
  if (isRefused && !hasTried) setRefused(false);
  useEffect(() => {
    // another user may have taken the last spot: the data is outdated
    if (isRefusedAsFull) void invalidate(peopleReads);
  }, [isRefusedAsFull]);
  useEffect(() => {
    if (!isFull || !isRefusedAsFull) return;
    // this note says so already; the error summary would repeat it
    core.update({ general: withoutFullness(core.store.get().general, bookable.kind, locale) });
    (note.current?.querySelector('input') ?? note.current)?.focus();
  }, [core, isFull, isRefusedAsFull, bookable.kind, locale]);
  if (!isFull) return null;
  const { spots, taken } = details;
  const setOverride = async (isOn: boolean) => {
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
    <div
      ref={note}
      className={styles.full}
      role="group"
      aria-labelledby={sentenceId}
      tabIndex={-1}
      data-refused={isRefused || undefined}
    >
      <p id={sentenceId} className={look.semibold} role="status">
        {isRefused && `${t.unsaved} `}
        {sentence}
      </p>
      {mayOverride ? (
        <CheckboxInput label={t.override} value={isOverridden} onChange={(isOn) => void setOverride(isOn)} />
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
