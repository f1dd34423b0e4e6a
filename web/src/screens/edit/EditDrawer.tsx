import { ApiError } from '@move/contract/kit/client/client.ts';
import { type ReactNode, useEffect, useId, useMemo } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { useStore } from '../../platform/state/store.ts';
import { useShortcuts } from '../../ui/keys/use-shortcuts.tsx';
import { SideDrawer } from '../../ui/overlays/SideDrawer.tsx';
import { Banner } from '../../ui/page/bars/Banner.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { TextSkeleton } from '../../ui/page/Skeletons.tsx';
import { useWords } from '../../ui/Words.tsx';
import { editMessages } from './edit.messages.ts';
import { RecordFailed } from '../show/RecordFailed.tsx';
import { LazyDraftBanner } from './LazyDraftBanner.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormCore } from './form/form-core.ts';
import { useMarkDrawerForm } from './drafts/kept-forms.ts';
import { usePreloadInputs } from './fields/use-preload-inputs.ts';
import { LeaveDialog } from './drafts/LeaveDialog.tsx';
import { nameIn } from './form/name-in.ts';
import { mayUpdate } from './form/record-types.ts';
import { findFieldElement, focusField, focusFirstError } from './form/save-form.ts';
import { StaleNotice } from './drafts/StaleNotice.tsx';
import type { CreateForm } from './use-create-form.ts';
import { useDrawer } from './use-drawer.ts';
import type { Form } from './use-edit-form.ts';
import { FormContext } from './form/use-field.ts';
import { useUnsaved } from './drafts/use-unsaved.ts';
import * as formSectionStyles from '../../ui/page/FormSection.module.css';

type EditDrawerProps<V, R> = {
  form: Form<V, R> | CreateForm<V, R>;
  /** A function that returns the record's name; or a fixed title, for a new record. */
  title: string | ((record: R) => string);
  onClose: () => void;
  /** Default: “Opslaan”. */
  saveLabel?: string;
  /** Returns the notification after a new record is saved; by default it says that the record, with its name, was added. */
  created?: (values: Readonly<Record<string, unknown>>) => string;
  /** A second save button, to add another record. Each save calls `choose`, with true when this button was used. */
  again?: { label: string; choose: (isAgain: boolean) => void };
  children: ReactNode;
};

/** A short form in a drawer next to its list. Like `EditScreen`, it asks before unsaved input is lost. */
export function EditDrawer<V, R>({ form, title, onClose, saveLabel, created, again, children }: EditDrawerProps<V, R>) {
  const { core, record } = form;
  const { isReady } = useStore(core.store);
  usePreloadInputs();
  const { edit: words, gone } = useMessages(editMessages);
  const id = useId();
  const isReadOnly = !mayUpdate(record);
  const context = useMemo(() => ({ core, isReadOnly }), [core, isReadOnly]);
  const isNew = 'draft' in form;
  useMarkDrawerForm(core);
  const unsaved = useUnsaved(core, { isNew });
  const drawer = useDrawer();
  const recordName = (of: R | null) => (typeof title === 'string' ? title : of === null ? '' : title(of));
  const save = async (isAgain = false) => {
    if (!isNew && unsaved.changes.length === 0) return onClose();
    again?.choose(isAgain);
    const { values } = core.store.get();
    if (!(await unsaved.save())) return void focusFirstError(core);
    notify.success(
      isNew
        ? (created?.(values) ?? words.created(nameIn(values)))
        : words.saved(recordName(form.latest()) || recordName(record)),
    );
    // the form of a new record is closed by its `onCreated`
    if (!isNew) onClose();
    if (isAgain) document.getElementById(id)?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  useEffect(() => {
    const first = isReady ? document.getElementById(id)?.querySelector<HTMLElement>('input, textarea') : null;
    // the drawer focuses the element with this attribute a moment later; without one it would focus the close button
    first?.setAttribute('data-autofocus', '');
    first?.focus();
  }, [isReady, id]);
  const isFailed = form.error !== null && !isReady;
  const isGone = isFailed && form.error instanceof ApiError && form.error.status === 404;
  return (
    <SideDrawer
      isOpen
      title={isGone ? gone.title : recordName(record)}
      onClose={onClose}
      footer={
        isReady && !isReadOnly ? (
          <DrawerFoot
            {...{ core, onClose, saveLabel }}
            form={id}
            again={again && { label: again.label, save: () => void save(true) }}
          />
        ) : undefined
      }
    >
      {isGone && <p>{gone.text}</p>}
      {isFailed && !isGone && form.error !== null && <RecordFailed error={form.error} onRetry={form.retry} />}
      {!isFailed && !isReady && <TextSkeleton lines={6} />}
      {isReady && (
        <FormContext value={context}>
          {isReadOnly && <Banner tone="neutral">{words.readOnly}</Banner>}
          {isNew && <LazyDraftBanner draft={form.draft} hasTyped={unsaved.changes.length > 0} />}
          <StaleNotice core={core} merge={form.merge} source={form.history} />
          <ErrorSummary core={core} onGo={(path) => focusField(findFieldElement(core, path))} />
          <form
            id={id}
            noValidate
            className={formSectionStyles.fields}
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <SaveKey onSave={() => void save()} />
            {children}
          </form>
          <LeaveDialog core={core} name={recordName(record)} unsaved={unsaved} allows={drawer.isStillAt} />
        </FormContext>
      )}
    </SideDrawer>
  );
}

function SaveKey({ onSave }: { onSave: () => void }) {
  useShortcuts({
    'Ctrl+S': (event) => {
      event.preventDefault();
      onSave();
    },
  });
  return null;
}

type DrawerFootProps = {
  core: FormCore;
  form: string;
  onClose: () => void;
  saveLabel: string | undefined;
  again: { label: string; save: () => void } | undefined;
};

function DrawerFoot({ core, form, onClose, saveLabel, again }: DrawerFootProps) {
  const w = useWords();
  const { isPending } = useStore(core.store);
  return (
    <>
      <Button variant="default" onClick={onClose}>
        {w.cancel}
      </Button>
      {again !== undefined && (
        <Button variant="default" aria-disabled={isPending} onClick={isPending ? undefined : again.save}>
          {again.label}
        </Button>
      )}
      <Button type={isPending ? 'button' : 'submit'} form={form} aria-disabled={isPending}>
        {isPending ? w.save.saving : (saveLabel ?? w.save.save)}
      </Button>
    </>
  );
}
