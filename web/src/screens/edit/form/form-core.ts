import type { Labels } from '@move/contract/kit/labels.ts';
import { fieldLabel } from '@move/contract/kit/labels.ts';
import { type FieldErrors, validate } from '@move/contract/kit/validate.ts';
import type { z } from 'zod';
import { getLocale } from '../../../platform/texts/locale.ts';
import { createStore, type Store } from '../../../platform/state/store.ts';
import { type Change, changesBetween } from '../drafts/changes.ts';
import { belongsTo, onlyField, withoutField } from './field-errors.ts';
import { valueAt, type Values, withValueAt } from './field-paths.ts';
import { isImage } from '../../uploads/stored-image.ts';
import { objectShape } from '../fields/schema-fields.ts';

/** Another user saved the record while this form was open. */
export type Stale = { theirs: Values; record: Readonly<Record<string, unknown>> };

export type FormState = {
  /** The values as read; changes are measured against them. */
  base: Values;
  values: Values;
  errors: FieldErrors;
  /** Messages that belong to no field. */
  general: readonly string[];
  requestId: string | null;
  /** After the first refused save each change is checked at once; before that only on leaving a field. */
  hasTried: boolean;
  isPending: boolean;
  stale: Stale | null;
  /** The record is loaded. */
  isReady: boolean;
  /** `updated_at` as it was read; sent along with the save. */
  version: string | null;
};

/** The display text of a field's value in dialogs: “Alle niveaus”, “€ 12,50”. */
export type FieldTexts = {
  label: string;
  inWords: (value: unknown) => string | null;
  /** The sentence for a value that the rules refuse, when the input has a more precise one than the rules. */
  refusalText?: ((value: unknown) => string | null) | undefined;
};

export type FormActions = { save: () => Promise<boolean>; discard: () => void };

/**
 * The state of one form, and the actions of its fields and bars. It is kept outside React so that a change redraws one field only.
 */
export type FormCore = {
  /** Prefix of the ids of its fields. */
  id: string;
  store: Store<FormState>;
  schema: z.ZodType;
  /** Only changed fields are sent (PATCH). */
  sendsChangesOnly: boolean;
  set: (name: string, value: unknown) => void;
  /** Checks one field, when the user leaves it. Before the form is sent, an empty field that was never changed shows no error. */
  check: (name: string) => void;
  /** Checks everything that would be sent; returns whether it is valid. */
  checkAll: () => boolean;
  /** Replaces the values and marks them unchanged: after reading, saving or discarding. */
  reset: (values: Values, version?: string | null) => void;
  update: (change: Partial<FormState>) => void;
  changes: () => Change[];
  /** The body to send. */
  body: () => Values;
  fieldLabel: (name: string) => string;
  /** A save waits for this promise, e.g. an upload under way, and is not sent when it resolves to false. */
  waitFor: (work: Promise<boolean>) => void;
  /** Whether everything that a save waits for succeeded. */
  uploadsSucceeded: () => Promise<boolean>;
  /** Saves and discards through the form's hook; set while its record is open. */
  actions: () => FormActions;
  setActions: (actions: FormActions) => void;
  textsByField: Map<string, FieldTexts>;
};

type Options = { id: string; schema: z.ZodType; labels: Labels | undefined; sendsChangesOnly: boolean };

const EMPTY: FormState = {
  base: {},
  values: {},
  errors: {},
  general: [],
  requestId: null,
  hasTried: false,
  isPending: false,
  stale: null,
  isReady: false,
  version: null,
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

export function createFormCore({ id, schema, labels, sendsChangesOnly }: Options): FormCore {
  const store = createStore<FormState>(EMPTY);
  const textsByField = new Map<string, FieldTexts>();
  /** The fields that were changed since the values were read. */
  const touched = new Set<string>();
  const underWay = new Set<Promise<boolean>>();
  let actions: FormActions = { save: () => Promise.resolve(false), discard: () => {} };
  const update = (change: Partial<FormState>) => store.set({ ...store.get(), ...change });
  const changes = (values = store.get().values) => changesBetween(store.get().base, values);
  const body = (values = store.get().values): Values => {
    // a new image is a token; an unchanged image is left out, and the server keeps it
    if (!sendsChangesOnly) return Object.fromEntries(Object.entries(values).filter(([, value]) => !isImage(value)));
    return Object.fromEntries(changes(values).map(({ name, after }) => [name, after]));
  };
  const errorsNow = (values?: Values): FieldErrors => {
    const result = validate(schema, body(values), { labels, locale: getLocale() });
    if (result.ok) return {};
    const said = (name: string) => textsByField.get(name)?.refusalText?.(valueAt(values ?? store.get().values, name));
    return Object.fromEntries(
      Object.entries(result.errors).map(([name, messages]) => {
        const own = said(name);
        return [name, own ? [own] : messages];
      }),
    );
  };
  return {
    id,
    store,
    schema,
    sendsChangesOnly,
    update,
    changes: () => changes(),
    body: () => body(),
    textsByField,
    waitFor: (work) => {
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
    },
    uploadsSucceeded: async () => (await Promise.all(underWay)).every(Boolean),
    actions: () => actions,
    setActions: (next) => {
      actions = next;
    },
    set: (name, value) => {
      touched.add(name);
      const { values, errors, hasTried } = store.get();
      const next = withValueAt(values, name, value);
      const others = withoutField(errors, name);
      update({ values: next, errors: hasTried ? { ...others, ...onlyField(errorsNow(next), name) } : others });
    },
    check: (name) => {
      const { errors, values, hasTried } = store.get();
      const isUntouched = ![...touched].some((other) => belongsTo(other, name));
      if (!hasTried && isUntouched && isEmpty(valueAt(values, name))) return;
      // a server's error stays until the value changes
      if (errors[name] === undefined) update({ errors: { ...errors, ...onlyField(errorsNow(), name) } });
    },
    checkAll: () => {
      const errors = errorsNow();
      update({ errors, general: [], requestId: null, hasTried: true });
      return Object.keys(errors).length === 0;
    },
    reset: (values, version = store.get().version) => {
      touched.clear();
      store.set({ ...EMPTY, base: values, values, version, isReady: true });
    },
    fieldLabel: (name) => textsByField.get(name)?.label ?? fieldLabel(labels, getLocale(), name.split('.')),
  };
}

/**
 * Returns a form's values for a record: the fields of the body, by name, unless `given` replaces them. The version isn't a field:
 * the form keeps it apart.
 */
export function formValues(schema: z.ZodType, record: object, given: Values = {}): Values {
  const known = new Map<string, unknown>(Object.entries(record));
  const names = Object.keys(objectShape(schema) ?? {}).filter((name) => known.has(name) && name !== 'updated_at');
  return { ...Object.fromEntries(names.map((name) => [name, known.get(name)])), ...given };
}
