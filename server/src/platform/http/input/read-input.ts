import { type Endpoint, paramNames } from '@move/contract/kit/endpoint.ts';
import { isTooComplex } from '@move/contract/kit/json-complexity.ts';
import { pagingLabels } from '@move/contract/kit/paging.labels.ts';
import { validate } from '@move/contract/kit/validate.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { notFound, Problem } from '../problem.ts';
import { sanitizeForPostgres } from './sanitize-for-postgres.ts';

const ID = /^[1-9]\d{0,15}$/;
const FORM = /^application\/x-www-form-urlencoded\b/i;
/** Longer than any name or token in a path. */
const NAME = /^\P{C}{1,100}$/u;

/** A positive id that a double holds exactly, else null. */
export function parseId(value: string | undefined): number | null {
  if (value === undefined || !ID.test(value)) return null;
  const id = Number(value);
  return Number.isSafeInteger(id) ? id : null;
}

const tokenName = (value: string | undefined) => (value !== undefined && NAME.test(value) ? value : null);

export type RawParams = Record<string, string | undefined>;

/** Reads ids as numbers and other parts as text. Throws 404 for an invalid value. */
export function readParams(endpoint: Pick<Endpoint, 'path'>, raw: RawParams): Record<string, number | string> {
  const params: Record<string, number | string> = {};
  for (const name of paramNames(endpoint.path)) {
    const value = raw[name];
    const read = name.endsWith('Id') ? parseId(value) : tokenName(value);
    if (read === null) throw notFound();
    params[name] = read;
  }
  return params;
}

type Input = { raw: unknown; locale: Locale };

export function readQuery(endpoint: Endpoint, { raw, locale }: Input): unknown {
  if (!endpoint.query) return {};
  const known = endpoint.labels;
  const labels = {
    nl: { ...pagingLabels.nl, ...known?.nl },
    en: { ...pagingLabels.en, ...known?.en },
  };
  const result = validate(endpoint.query, raw, { labels, locale });
  if (!result.ok) throw new Problem(422, [], { worded: result.errors });
  return result.value;
}

/** Parses the body's JSON and checks it by the endpoint's schema; JSON that is broken, too deep or too long is a 422 on `body`. */
export function readBody(endpoint: Endpoint, { raw, locale, type }: Input & { type?: string | undefined }): unknown {
  if (!endpoint.body) return undefined;
  const isForm = endpoint.acceptsForm === true && typeof raw === 'string' && FORM.test(type ?? '');
  const result = validate(endpoint.body, parsed(raw, isForm ? fromForm : fromJson), {
    labels: endpoint.labels,
    locale,
  });
  if (!result.ok) throw new Problem(422, [], { worded: result.errors });
  return result.value;
}

/** Forms have a few short fields. URLSearchParams takes quadratic time for names without a value: 11 s for 2 MB. */
const FORM_MAX_CHARACTERS = 16_384;

/** Parses a form into a record. The last value of a repeated name counts. */
function fromForm(raw: string): unknown {
  if (raw.length > FORM_MAX_CHARACTERS) throw new RangeError('form too long');
  return Object.fromEntries(new URLSearchParams(raw));
}

/** Refuses deep nesting and many names before parsing, since JSON.parse builds a million lists from 2 MB of brackets. */
function fromJson(raw: string): unknown {
  if (isTooComplex(raw)) throw new RangeError('too complex');
  return JSON.parse(raw);
}

function parsed(raw: unknown, parse: (text: string) => unknown): unknown {
  if (typeof raw !== 'string') return raw ?? {};
  try {
    return raw === '' ? {} : sanitizeForPostgres(parse(raw));
  } catch {
    throw new Problem(422, [{ field: 'body', key: 'general.invalid' }]);
  }
}
