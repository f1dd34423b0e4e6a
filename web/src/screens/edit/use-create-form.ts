import type { ApiError, CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { useEffect, useId, useMemo } from 'react';
import { z } from 'zod';
import { useCall } from '../../platform/api/calls.ts';
import { isOffline } from '../../platform/notify.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import type { ParamsOption } from '../list/endpoint-types.ts';
import { editMessages } from './edit.messages.ts';
import { fieldsFor } from './fields/fields.tsx';
import type { FormCore } from './form/form-core.ts';
import { useFormActions, useFormCore } from './drafts/kept-forms.ts';
import { type BodyValues, type RecordOf, recordIn, type SaveEndpoint } from './form/record-types.ts';
import { bodyToSend, prepareSend, showRefusal } from './form/save-form.ts';
import { type DraftSource, type DraftState, useDraft } from './drafts/use-draft.ts';
import type { Form } from './use-edit-form.ts';

export type CreateOptions<S extends SaveEndpoint> = ParamsOption<S> & {
  save: S;
  /** The name under which the server stores the draft: `locations`. */
  draft: string;
  /** The initial values. */
  initial: Partial<BodyValues<S>>;
  /** Values that the user can't change, such as the price shown: sent with the form, but not stored in the draft. */
  sends?: Partial<BodyValues<S>>;
  invalidates?: readonly Endpoint[];
  /** Usually opens the new record. */
  onCreated: (record: RecordOf<S>) => void;
  /** Errors that the form shows itself: no notification. */
  showsErrors?: (error: ApiError) => boolean;
};

export type CreateForm<V, R> = Form<V, R> & { draft: DraftState };

const noBody = z.object({});

/** Creates a record: like `useEditForm`, and stores what is typed as a draft until it is saved. */
export function useCreateForm<S extends SaveEndpoint>(
  options: CreateOptions<S>,
): CreateForm<BodyValues<S>, RecordOf<S>> {
  const { save, params, initial, invalidates = [], onCreated, showsErrors } = options;
  const words = useMessages(editMessages).edit;
  // without a network the form says so itself
  const write = useCall(save, {
    invalidates,
    showsErrors: (error) => isOffline(error) || (showsErrors?.(error) ?? false),
  });
  const place = Object.values(params ?? {}).join('-');
  const draftName = place === '' ? options.draft : `${options.draft}-${place}`;
  const core = useFormCore(`${save.name} ${draftName}`, {
    id: useId(),
    schema: save.body ?? noBody,
    labels: save.labels,
    sendsChangesOnly: false,
  });
  useEffect(() => {
    if (!core.store.get().isReady) core.reset({ ...initial });
    // oxlint-disable-next-line react/exhaustive-deps -- only the first initial values count
  }, [core]);
  const source = useMemo(() => draftSource(core), [core]);
  const draft = useDraft(draftName, source);

  const submit = async (): Promise<boolean> => {
    if (!(await prepareSend(core))) return false;
    const result = await write.call({
      params,
      body: { ...bodyToSend(core), ...options.sends },
    } as unknown as CallInput<S>);
    core.update({ isPending: false });
    if (!result.ok) {
      showRefusal(core, result.error, words);
      return false;
    }
    core.reset({ ...initial });
    draft.forget();
    onCreated(recordIn(result.reply) as RecordOf<S>);
    return true;
  };
  const discard = () => {
    core.reset({ ...initial });
    draft.forget();
  };
  useFormActions(core, { save: submit, discard });
  return {
    fields: useMemo(() => fieldsFor<BodyValues<S>>(), []),
    record: null,
    latest: () => null,
    error: null,
    retry: () => {},
    core,
    history: null,
    save: submit,
    discard,
    merge: () => Promise.resolve(false),
    draft,
  };
}

function draftSource(core: FormCore): DraftSource {
  return {
    typed: () => (core.changes().length === 0 ? null : core.store.get().values),
    restore: (values) => core.update({ values: { ...core.store.get().values, ...values } }),
  };
}
