import type { ApiError, CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint, ParamsOf, ReplyOf } from '@move/contract/kit/endpoint.ts';
import { useEffect, useId, useMemo } from 'react';
import { z } from 'zod';
import { useCall } from '../../platform/api/calls.ts';
import { isOffline } from '../../platform/notify.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { getQueryData, fetchQuery, setQueryData, useRead } from '../../platform/api/reads.ts';
import { type HistorySource, historySource } from '../history/history-source.ts';
import { editMessages } from './edit.messages.ts';
import { merged, type Side } from './drafts/changes.ts';
import type { FieldComponents } from './fields/field-types.ts';
import { fieldsFor } from './fields/fields.tsx';
import { type FormCore, formValues } from './form/form-core.ts';
import { useFormActions, useFormCore } from './drafts/kept-forms.ts';
import {
  type BodyValues,
  type LoadEndpoint,
  type RecordOf,
  recordIn,
  type SaveEndpoint,
  recordVersion,
} from './form/record-types.ts';
import { bodyToSend, isStale, prepareSend, showRefusal } from './form/save-form.ts';

const noBody = z.object({});

export type EditOptions<L extends LoadEndpoint, S extends SaveEndpoint> = {
  load: L;
  save: S;
  /** The path's parameters, for load and save. */
  params: ParamsOf<S> & ParamsOf<L>;
  /** Maps fields whose format differs between reading and writing: `(location) => ({ sport_ids: location.sports.map(…) })`. */
  values?: (record: RecordOf<L>) => Partial<BodyValues<S>>;
  /** Reads to fetch again after saving, usually the list. */
  invalidates?: readonly Endpoint[];
  /** Which 409 the user may override, and the question to ask; after a yes the form is saved again with `force=1`. */
  forceWhen?: { on: (error: ApiError) => boolean; ask: (error: ApiError) => Promise<boolean> };
  /** Called after a save with the whole reply. */
  onSaved?: (reply: ReplyOf<S>) => void;
};

export type Form<V, R> = {
  /** Typed field components: `const { TextField } = form.fields`. */
  fields: FieldComponents<V>;
  /** The record as read; null while loading and on a form for a new record. */
  record: R | null;
  /** The record in the cache; right after a save it may be newer than `record`. */
  latest: () => R | null;
  error: Error | null;
  retry: () => void;
  core: FormCore;
  /** Where the audit trail lists this record; null on a form for a new record. */
  history: HistorySource | null;
  /** Returns whether it was saved; otherwise the form shows why. */
  save: () => Promise<boolean>;
  discard: () => void;
  /** After a stale edit: merges both versions as chosen and saves. */
  merge: (choices: Readonly<Record<string, Side>>) => Promise<boolean>;
};

/** Edits a record: reads it, checks it by the endpoint's schema and saves it, without losing what was typed. */
export function useEditForm<L extends LoadEndpoint, S extends SaveEndpoint>(
  options: EditOptions<L, S>,
): Form<BodyValues<S>, RecordOf<L>> {
  const { load, save, params, invalidates = [], forceWhen } = options;
  const words = useMessages(editMessages).edit;
  const refusalWords = { ...words, gone: words.removed };
  const input = { params } as unknown as CallInput<L>;
  const read = useRead(load, input, { showsErrors: true });
  // the form shows both versions of a stale edit; a notification that asks to reload the page would lose what was typed
  const showsErrors = (error: ApiError) => isStale(error) || isOffline(error) || (forceWhen?.on(error) ?? false);
  const write = useCall(save, { invalidates, showsErrors });
  const core = useFormCore(`${save.name} ${JSON.stringify(params)}`, {
    id: useId(),
    schema: save.body ?? noBody,
    labels: save.labels,
    sendsChangesOnly: save.method === 'PATCH',
  });
  const record = recordIn(read.data);
  const valuesFrom = (from: Readonly<Record<string, unknown>>) =>
    formValues(core.schema, from, options.values?.(from as RecordOf<L>) ?? {});

  useEffect(() => {
    if (record !== null && core.changes().length === 0) core.reset(valuesFrom(record), recordVersion(record));
    // oxlint-disable-next-line react/exhaustive-deps -- only when another record or version was read
  }, [core, read.data]);

  const submit = async (): Promise<boolean> => {
    if (!(await prepareSend(core))) return false;
    const sent = { params, body: bodyToSend(core) };
    let result = await write.call(sent as unknown as CallInput<S>);
    if (!result.ok && forceWhen?.on(result.error) && (await forceWhen.ask(result.error))) {
      result = await write.call({ ...sent, query: { force: '1' } } as unknown as CallInput<S>);
    }
    core.update({ isPending: false });
    if (!result.ok) {
      await showFailure(result.error);
      return false;
    }
    const saved = recordIn(result.reply);
    // a save may return less than a read: then the record is read again
    if (saved === null || !hasFieldsOfLoad(load, result.reply)) {
      core.reset(core.store.get().values);
      await read.refetch();
    } else {
      core.reset(valuesFrom(saved), recordVersion(saved));
      setQueryData(load, input, result.reply as never);
    }
    options.onSaved?.(result.reply);
    return true;
  };
  const showFailure = async (error: ApiError) => {
    if (!isStale(error)) return showRefusal(core, error, refusalWords);
    const fresh = recordIn(await fetchQuery(load, input).catch(() => null));
    if (fresh === null) return showRefusal(core, error, refusalWords);
    core.update({ stale: { theirs: valuesFrom(fresh), record: fresh } });
  };
  const merge = async (choices: Readonly<Record<string, Side>>) => {
    const { base, values, stale } = core.store.get();
    if (stale === null) return false;
    const mergedValues = merged({ base, mine: values, theirs: stale.theirs }, choices);
    const version = recordVersion(stale.record);
    core.update({ base: stale.theirs, values: mergedValues, version, stale: null });
    return submit();
  };
  const discard = () => core.reset(record === null ? core.store.get().base : valuesFrom(record), recordVersion(record));
  useFormActions(core, { save: submit, discard });
  return {
    fields: useMemo(() => fieldsFor<BodyValues<S>>(), []),
    record: record as RecordOf<L> | null,
    latest: () => recordIn(getQueryData(load, input)) as RecordOf<L> | null,
    error: read.error,
    retry: () => void read.refetch(),
    core,
    history: historySource(load.path, params),
    save: submit,
    discard,
    merge,
  };
}

function hasFieldsOfLoad(load: LoadEndpoint, reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && Object.keys(load.reply).every((name) => name in reply);
}
