import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type Crumb, useSetCrumbs } from '../../platform/menu/crumbs.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useNavigate, usePathname } from '../../platform/navigation/navigation.tsx';
import { notify } from '../../platform/notify.ts';
import { useRegisterShortcuts } from '../../platform/menu/shortcuts.ts';
import { useStore } from '../../platform/state/store.ts';
import { PHONE } from '../../ui/look/use-media-query.ts';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { Banner } from '../../ui/page/bars/Banner.tsx';
import { FormBody } from '../../ui/page/FormSection.tsx';
import { PageHeader, type RecordPosition } from '../../ui/page/PageHeader.tsx';
import { SaveBar } from '../../ui/page/bars/SaveBar.tsx';
import { FormSkeleton } from '../../ui/page/Skeletons.tsx';
import { useHistory } from '../history/use-history.tsx';
import { RecordFailed } from '../show/RecordFailed.tsx';
import { ScreenTabs } from '../ScreenTabs.tsx';
import { editMessages } from './edit.messages.ts';
import { LazyDraftBanner } from './LazyDraftBanner.tsx';
import { type EditTab, findTab } from './edit-tabs.ts';
import { type ErrorPlace, ErrorSummary } from './ErrorSummary.tsx';
import { useListWords } from './fields/list-words.ts';
import type { FormCore } from './form/form-core.ts';
import { usePreloadInputs } from './fields/use-preload-inputs.ts';
import { LeaveDialog } from './drafts/LeaveDialog.tsx';
import { nameIn } from './form/name-in.ts';
import { mayUpdate } from './form/record-types.ts';
import { findFieldElement, focusField, focusFirstError } from './form/save-form.ts';
import { StaleNotice } from './drafts/StaleNotice.tsx';
import { type Unsaved, useUnsaved } from './drafts/use-unsaved.ts';
import { FormContext } from './form/use-field.ts';
import type { CreateForm } from './use-create-form.ts';
import type { Form } from './use-edit-form.ts';

export type EditScreenProps<V, R> = {
  form: Form<V, R> | CreateForm<V, R>;
  /** A function that returns the record's name; or a fixed title, for a new record. */
  title: string | ((record: R) => string);
  /** The record's name within a sentence; default: the title. */
  nameInText?: (record: R) => string;
  image?: (record: R) => string | null;
  status?: (record: R) => ReactNode;
  meta?: (record: R) => readonly ReactNode[];
  tabs?: readonly EditTab[];
  actions?: ReactNode;
  menu?: readonly MenuItem[];
  /** Shown as e.g. “3 van 12”; from `useRecordPosition`. */
  position?: RecordPosition | undefined;
  /** The parent of the record, shown before it in the breadcrumb. */
  parent?: Crumb | undefined | ((record: R) => Crumb);
  /** The last part of the breadcrumb; default: the title. */
  crumb?: string | undefined;
  /** The column next to the form, e.g. with the publishing checklist. */
  rail?: ReactNode;
  saveLabel?: string | undefined;
  /** The current tab is a list, which takes the full width. */
  isWide?: boolean;
  /** Names the part of a field that has an error, e.g. “Maandag”, when the message doesn't. */
  whereOf?: ErrorPlace;
  /** Why the form is read-only and whom to ask; the default text says to ask an administrator. */
  readOnlyText?: string | undefined;
  /** The notification after a record was created; the default has the record's name. */
  added?: string | undefined;
  /** The notification after a save; the default has the record's name. */
  saved?: string | undefined;
  children: ReactNode;
};

function parentCrumb<R>(parent: EditScreenProps<unknown, R>['parent'], record: R | null): Crumb | undefined {
  if (typeof parent !== 'function') return parent;
  return record === null ? undefined : parent(record);
}

/** The layout of every form: header, tabs, sections, error summary and save bar. Asks before unsaved input is lost. */
export function EditScreen<V, R>(props: EditScreenProps<V, R>) {
  const { form, tabs = [] } = props;
  const { core, record } = form;
  const { isReady } = useStore(core.store);
  usePreloadInputs();
  const recordTitle = (of: R | null) =>
    typeof props.title === 'string' ? props.title : of === null ? null : props.title(of);
  const title = recordTitle(record);
  useSetCrumbs(props.crumb ?? title, parentCrumb(props.parent, record));
  const isReadOnly = !mayUpdate(record);
  const context = useMemo(() => ({ core, isReadOnly }), [core, isReadOnly]);
  const nameInText = record === null ? title : (props.nameInText?.(record) ?? title);
  const goTo = useGoToField(core, tabs);
  const { edit: words, keys } = useMessages(editMessages);
  useRegisterShortcuts(keys.form);
  const isNew = 'draft' in form;
  const unsaved = useUnsaved(core, { isNew });
  const body = useStartInFirstField(isNew && isReady);
  const pathname = usePathname();
  const history = useHistory({
    source: form.history,
    name: nameInText,
    inWords: (field, value) => core.textsByField.get(field)?.inWords(value) ?? null,
  });

  if (form.error !== null && !isReady) return <RecordFailed error={form.error} onRetry={form.retry} />;
  if (!isReady || title === null) return <FormSkeleton />;
  const save = async () => {
    const name = nameIn(core.store.get().values);
    if (!(await unsaved.save())) return goTo(null);
    // `form.latest()` has the new name, in case the name was changed
    notify.success(
      record === null
        ? (props.added ?? words.created(name))
        : (props.saved ?? words.saved(recordTitle(form.latest()) ?? title)),
    );
  };
  return (
    <FormContext value={context}>
      <PageHeader
        title={title}
        image={record === null ? null : props.image?.(record)}
        status={record === null ? undefined : props.status?.(record)}
        meta={record === null ? [] : props.meta?.(record)}
        position={props.position}
        actions={props.actions}
        menu={[...history.items, ...(props.menu ?? [])]}
        isLined={tabs.length === 0}
      />
      <EditTabs core={core} tabs={tabs} />
      {isReadOnly && <Banner tone="neutral">{props.readOnlyText ?? words.readOnly}</Banner>}
      {'draft' in form && <LazyDraftBanner draft={form.draft} hasTyped={unsaved.changes.length > 0} />}
      <StaleNotice core={core} merge={form.merge} source={form.history} />
      <ErrorSummary core={core} onGo={goTo} whereOf={props.whereOf} />
      <div ref={body} style={{ display: 'contents' }}>
        <FormBody rail={props.rail} isWide={props.isWide}>
          {props.children}
        </FormBody>
      </div>
      <FormSaveBar core={core} unsaved={unsaved} isNew={isNew} saveLabel={props.saveLabel} onSave={() => void save()} />
      <LeaveDialog
        core={core}
        name={nameInText ?? title}
        unsaved={unsaved}
        allows={(next) => [pathname, ...tabs.map((tab) => tab.href.split('?')[0])].includes(next.pathname)}
      />
      {history.drawer}
    </FormContext>
  );
}

function EditTabs({ core, tabs }: { core: FormCore; tabs: readonly EditTab[] }) {
  return <ScreenTabs tabs={tabs} errors={useStore(core.store).errors} />;
}

type SaveBarProps = {
  core: FormCore;
  unsaved: Unsaved;
  isNew: boolean;
  saveLabel: string | undefined;
  onSave: () => void;
};

function FormSaveBar({ core, unsaved, isNew, saveLabel, onSave }: SaveBarProps) {
  const { errors, isPending } = useStore(core.store);
  const inWords = useListWords();
  const { changes, discard, isCovered } = unsaved;
  // hidden while a drawer is open: a drawer has its own save button and Ctrl+S
  if (isCovered) return null;
  return (
    <SaveBar
      changes={changes.length}
      details={inWords(changes.map((change) => change.core.fieldLabel(change.name)))}
      errors={Object.keys(errors).length}
      isPending={isPending}
      isNew={isNew}
      saveLabel={saveLabel}
      onSave={onSave}
      onDiscard={discard}
    />
  );
}

const FIRST_FIELD = 'input:is([type="text"], :not([type])):not([role="combobox"], [readonly], :disabled)';

/** Focuses the first text field of a new record, except on a phone, where the keyboard would cover the form. */
function useStartInFirstField(isWanted: boolean) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted || window.matchMedia(PHONE).matches) return;
    const first = body.current?.querySelector<HTMLElement>('input, textarea, [role="combobox"]');
    if (first?.matches(FIRST_FIELD)) first.focus({ preventScroll: true });
  }, [isWanted]);
  return body;
}

/** Returns a function that focuses a field by its path; with null the first field with an error. Opens the tab of the field if needed. */
function useGoToField(core: FormCore, tabs: readonly EditTab[]): (path: string | null) => void {
  const navigate = useNavigate();
  const waiting = useRef<string | null>(null);
  useEffect(() => {
    if (waiting.current !== null && focusField(findFieldElement(core, waiting.current))) waiting.current = null;
  });
  return (path) => {
    if (path === null ? focusFirstError(core) : focusField(findFieldElement(core, path))) return;
    const target = path ?? Object.keys(core.store.get().errors)[0];
    const tab = target === undefined ? undefined : findTab(tabs, target);
    if (target === undefined || tab === undefined) return;
    waiting.current = target;
    navigate(tab.href);
  };
}
