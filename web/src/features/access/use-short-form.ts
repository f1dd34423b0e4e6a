import type { ApiError, CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint, ParamsOf, QueryOf, ReplyOf } from '@move/contract/kit/endpoint.ts';
import type { FieldErrors, Validated } from '@move/contract/kit/validate.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { firstMessage } from '../../platform/notify.ts';
import { useCall } from '../../platform/api/calls.ts';
import { type Locale, useLocale } from '../../platform/texts/locale.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;

type ShortForm<E, Name extends string> = {
  endpoint: E;
  /** The parameters of the endpoint's path, if any. */
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  /** All fields. */
  initialValues: Values<Name>;
  /** The field that shows what the server refuses about another field. */
  shownAt?: Readonly<Partial<Record<NoInfer<Name>, NoInfer<Name>>>>;
  onDone: (reply: ReplyOf<E>, values: Values<Name>) => void;
};

/**
 * A form with a few text fields outside the menu, such as login. It is validated by the endpoint's own schema. Errors are shown on the
 * fields, others are in `generalError`. What was typed stays after an error.
 */
export function useShortForm<E extends Endpoint, Name extends string>(form: ShortForm<E, Name>) {
  const { endpoint, params, query, initialValues, shownAt = {}, onDone } = form;
  const locale = useLocale();
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { call } = useCall(endpoint, { showsErrors: true });
  const [isPending, setPending] = useState(false);
  const isUnderWay = useRef(false);
  useEffect(() => {
    void loadValidation();
  }, []);

  const field = (name: Name) => ({
    name,
    value: values[name],
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => without(before, [name, 'general']));
    },
    error: errors[name]?.[0],
  });

  const refuse = (next: FieldErrors) => {
    setErrors(next);
    focusFirst(Object.keys(initialValues).filter((name) => next[name] !== undefined));
  };

  const send = async () => {
    const checked = await check(endpoint, values, locale);
    if (!checked.ok) return refuse(checked.errors);
    setErrors({});
    const result = await call({ ...(params && { params }), ...(query && { query }), body: values } as CallInput<E>);
    if (result.ok) onDone(result.reply, values);
    else refuse(fieldErrors(result.error, Object.keys(initialValues), shownAt));
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    // the validation code may still be loading at the second click
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPending(true);
    try {
      await send();
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  };

  const isChanged = (Object.keys(initialValues) as Name[]).some((name) => values[name] !== initialValues[name]);
  return { field, submit, isPending, isChanged, generalError: errors['general']?.[0] ?? null };
}

/** Loads the validation code after the form, because it contains every message of the product. */
const loadValidation = () => import('@move/contract/kit/validate.ts').catch(() => null);

/** Validates by the endpoint's own schema. If that code can't be loaded, the values pass, and the server validates them. */
async function check(
  { body = z.undefined(), labels }: Endpoint,
  values: unknown,
  locale: Locale,
): Promise<Validated<unknown>> {
  const validation = await loadValidation();
  return validation?.validate(body, values, { labels, locale }) ?? { ok: true, value: values };
}

function fieldErrors(
  error: ApiError,
  names: readonly string[],
  shownAt: Readonly<Record<string, string | undefined>>,
): FieldErrors {
  const onFields = Object.entries(error.errors).flatMap(([name, texts]) =>
    names.includes(name) ? [[shownAt[name] ?? name, texts] as const] : [],
  );
  if (onFields.length > 0) return Object.fromEntries(onFields);
  return { general: [firstMessage(error)] };
}

function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

function focusFirst(names: readonly string[]): void {
  const first = names[0];
  if (first === undefined) return;
  // Focuses the field after its error is rendered, so that a screen reader reads it. Of several fields with that name the last one counts:
  // a dialog comes after the page that it covers.
  const fields = () => [...document.querySelectorAll<HTMLInputElement>(`input[name="${first}"]`)];
  requestAnimationFrame(() => fields().at(-1)?.focus());
}
