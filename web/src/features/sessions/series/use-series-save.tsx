import type { ApiError } from '@move/contract/kit/client/client.ts';
import { getSession, type Session, type updateSession } from '@move/contract/sessions/sessions.ts';
import { NO_REPETITION } from '@move/domain/sessions/repetition/recurrence.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { setQueryData } from '../../../platform/api/reads.ts';
import { type FormCore, formValues } from '../../../screens/edit/form/form-core.ts';
import { useValueWords } from '../../../screens/edit/fields/value-words.ts';
import { useFormActions } from '../../../screens/edit/drafts/kept-forms.ts';
import { bodyToSend, isStale, showRefusal } from '../../../screens/edit/form/save-form.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import type { Form } from '../../../screens/edit/use-edit-form.ts';
import { editMessages } from '../../../screens/edit/edit.messages.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { changesRule } from '../edit/session-values.ts';
import { sessionMessages } from '../sessions.messages.ts';

type SessionForm = Form<BodyValues<typeof updateSession>, Session>;

const ChangeDialog = lazyPart(() => import('./ChangeDialog.tsx').then((module) => module.ChangeDialog));

/** The fields whose change may be mailed to participants (docs/rules/planning.md#changing-a-series). */
const MAILED = new Set(['start_date', 'start_time', 'end_time', 'location_id']);

/**
 * Saves the form of a session. First opens `ChangeDialog` when the session is in a series or becomes a series, or when it has participants
 * and gets another time or location. Render the returned node.
 */
export function useSeriesSave(form: SessionForm, session: Session | null): ReactNode {
  const { core } = form;
  const changedFields = useChangedFields(core);
  const words = useMessages(editMessages).edit;
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isSaved: boolean) => void>(() => {});
  const save = () => {
    if (session === null || !core.checkAll()) return Promise.resolve(false);
    const isRule = changesRule(session, core.store.get().values);
    const mayMail = session.people.participants > 0 && core.changes().some(({ name }) => MAILED.has(name));
    if (session.series === null && !isRule && !mayMail) return form.save();
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsking(true);
    });
  };
  useFormActions(core, { save, discard: form.discard });
  const close = (isSaved: boolean) => {
    setAsking(false);
    answer.current(isSaved);
  };
  const keep = (saved: Session) => {
    const { organization, activity, id } = saved;
    core.reset(formValues(core.schema, saved, { repetition: saved.repetition ?? NO_REPETITION }), saved.updated_at);
    setQueryData(
      getSession,
      { params: { organizationId: organization.id, activityId: activity.id, sessionId: id } },
      { session: saved },
    );
    close(true);
  };
  const refuse = (error: ApiError) => {
    close(false);
    // the session was changed meanwhile: `form.save` handles this as in every form and shows both versions
    if (isStale(error)) void form.save();
    else showRefusal(core, error, { ...words, gone: words.removed });
  };
  if (!isAsking || session === null) return null;
  return (
    <ChangeDialog
      session={session}
      change={bodyToSend(core)}
      changed={changedFields()}
      isRule={session.series !== null && changesRule(session, core.store.get().values)}
      onClose={() => close(false)}
      onDone={keep}
      onRefused={refuse}
    />
  );
}

/** The changed fields as text, e.g. “Plekken: onbeperkt → 2”. Leaves out the repetition: the dialog shows its effect. */
function useChangedFields(core: FormCore): () => string[] {
  const { unlimited } = useMessages(sessionMessages).occupancy;
  const inWords = useValueWords();
  const shown = (name: string, value: unknown) => {
    const none = name === 'spots' ? unlimited : core.textsByField.get(name)?.inWords(null);
    return (value === null ? none : null) ?? inWords(core, name, value);
  };
  return () => {
    const changes = core.changes();
    const isRateShown = changes.some(({ name }) => name === 'rate_inherited');
    return changes
      .filter(({ name }) => name !== 'repetition' && !(name === 'rate_id' && isRateShown))
      .map(({ name, before, after }) => `${core.fieldLabel(name)}: ${shown(name, before)} → ${shown(name, after)}`);
  };
}
