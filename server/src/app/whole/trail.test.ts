import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditSentences } from '@move/contract/audit/audit-sentences.ts';
import { actionText, auditWords } from '@move/contract/audit/audit-words.ts';
import { SUBJECTS } from '@move/contract/audit/subjects.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { isPaged } from '@move/contract/kit/paging.ts';
import { SearchKind } from '@move/contract/search/search.ts';
import { ABILITIES } from '@move/domain/access/abilities.ts';
import { type Locale, LOCALES } from '@move/domain/kit/messages/locale.ts';
import { SESSION_STATUSES } from '@move/domain/sessions/session-status.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ID_FIELDS } from '../../features/audit/name-ids.ts';
import { routes } from '../routes.ts';

// Checks that the audit trail and the lists have texts for the names and inputs of all endpoints.
const endpoints: readonly Endpoint[] = routes.map((route) => route.endpoint);
const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

const features = join(import.meta.dirname, '../../features');
const sources = new Map(
  globSync('**/*.ts', { cwd: features, exclude: ['**/*.test.ts'] }).map((file) => [
    file.replace(/^.*\//, ''),
    readFileSync(join(features, file), 'utf8'),
  ]),
);
const everything = [...sources.values()].join('\n');

/** Writes that leave no row in the trail, although their own file doesn't say `unaudited`. */
const WITHOUT_ROW: ReadonlySet<string> = new Set([
  'previewActivityMessage',
  'previewBundleMessage',
  'previewBuyersMessage',
  'previewSessionMessage',
]);

/** Whether a call leaves a row in the trail: a write does unless its file says `unaudited`, a read only when it calls `auditReading`. */
function isAudited({ method, name }: Endpoint): boolean {
  if (method === 'GET') return new RegExp(`auditReading\\(\\s*call,\\s*\\w+\\.${name}\\b`).test(everything);
  const source = sources.get(`${kebab(name)}.ts`) ?? '';
  const isSilent = source.includes('unaudited(') && !source.includes('changed(');
  return !isSilent && !WITHOUT_ROW.has(name);
}

const audited = endpoints.filter(isAudited);

test('each audited action has a text, by its name or its first word', () => {
  expect(audited.length).toBeGreaterThan(200);
  const wordless = audited.flatMap(({ name }) =>
    LOCALES.flatMap((locale) =>
      [auditWords[locale], auditSentences[locale]]
        .filter((words) => actionText(words, name) === words.other)
        .map(() => `${name} in ${locale}`),
    ),
  );
  expect(wordless).toEqual([]);
});

/**
 * Verbs whose text is true for some endpoints only, with those endpoints. Another endpoint with the verb needs its own text: the text of
 * `send` is about a mail, but `sendTap` mails no one.
 */
const NARROW: Readonly<Record<string, readonly string[]>> = {
  send: ['sendInvoice', 'sendProfileCode'],
  check: ['checkIn', 'checkInMany'],
  mark: ['markPurchasePaid', 'markTransactionPaid'],
  pay: ['payFromWallet'],
  end: ['endAuthSession', 'endMemberAuthSessions', 'endOtherAuthSessions', 'endUserAuthSessions'],
  give: ['giveUserRole'],
  take: ['takeUserRole'],
  confirm: ['confirmInvite'],
  register: ['registerByInvite'],
  reset: ['resetPassword'],
  hand: ['handOverRefund'],
  plan: ['planBundleSessions', 'planSessions'],
  generate: ['generateInvoices'],
  appoint: [],
  purge: [],
  refuse: [],
  issue: [],
};

test('no action has the text of a verb that means something else', () => {
  const wrong = audited.flatMap(({ name }) => {
    const fitting = NARROW[/^[a-z]+/.exec(name)?.[0] ?? ''];
    if (fitting === undefined || fitting.includes(name)) return [];
    return LOCALES.flatMap((locale) =>
      Object.hasOwn(auditSentences[locale].actions, name) && Object.hasOwn(auditWords[locale].actions, name)
        ? []
        : [`${name} in ${locale}`],
    );
  });
  expect(wrong).toEqual([]);
});

test('texts of single actions belong to existing actions', () => {
  const stated = new Set(LOCALES.flatMap((locale) => Object.keys(auditWords[locale].actions)));
  for (const locale of LOCALES) for (const name of Object.keys(auditSentences[locale].actions)) stated.add(name);
  const names = new Set(endpoints.map(({ name }) => name));
  expect([...stated].filter((name) => !names.has(name) && !everything.includes(`'${name}'`))).toEqual([]);
});

type Json = { type?: unknown; enum?: unknown[]; items?: Json; properties?: Record<string, Json> } & Partial<
  Record<'anyOf' | 'oneOf' | 'allOf', Json[]>
>;
const choices = ({ anyOf = [], oneOf = [], allOf = [] }: Json) => [...anyOf, ...oneOf, ...allOf];
const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;

function fieldsOf(schema: Json): [name: string, field: Json][] {
  return [...Object.entries(schema.properties ?? {}), ...choices(schema).flatMap(fieldsOf)];
}
const isInteger = (field: Json): boolean =>
  field.type === 'integer' || [...choices(field), ...(field.items ? [field.items] : [])].some(isInteger);
const wordsIn = (field: Json): string[] => [
  ...(field.enum ?? []).filter((value) => typeof value === 'string'),
  ...[...choices(field), ...(field.items ? [field.items] : [])].flatMap(wordsIn),
];

const inputs = audited.flatMap(({ name, method, body }) =>
  method === 'GET' || !body ? [] : fieldsOf(schemaOf(body)).map(([field, schema]) => ({ name, field, schema })),
);

/** Ids that a row of the trail doesn't hold: whom a message or refund is for, and the order as the caller saw it. */
const UNKEPT_IDS = new Set(['line_ids', 'participant_ids', 'purchase_ids', 'seen_ids']);

test('records that a body names by id have names in the audit trail', () => {
  const ids = inputs.filter(({ field, schema }) => /_ids?$/.test(field) && isInteger(schema));
  expect(ids.length).toBeGreaterThan(50);
  const nameless = ids.filter(({ field }) => !Object.hasOwn(ID_FIELDS, field) && !UNKEPT_IDS.has(field));
  expect(nameless.map(({ name, field }) => `${name}: ${field}`)).toEqual([]);
});

/** Inputs that a row of the trail doesn't hold, such as flags of an upload. Abilities have texts of their own. */
const UNKEPT_WORDS = new Set(['locale', 'visibility', 'check_transparency', 'dry_run', 'skip_invalid', 'accept']);
const abilities = new Set<string>(ABILITIES.map(({ name }) => name));

test('values of fixed lists have texts in both languages', () => {
  const raw = inputs
    .filter(({ field }) => !UNKEPT_WORDS.has(field))
    .flatMap(({ name, field, schema }) =>
      wordsIn(schema)
        .filter((word) => !abilities.has(word))
        .filter((word) => LOCALES.some((locale) => !Object.hasOwn(auditWords[locale].values, word)))
        .map((word) => `${name}: ${field} ${word}`),
    );
  expect(raw).toEqual([]);
});

test('the statuses that sessions get by time and sign-ups have texts in both languages', () => {
  const known = (locale: Locale) =>
    SESSION_STATUSES.filter((status) => Object.hasOwn(auditWords[locale].values, status));
  expect(LOCALES.map(known)).toEqual(LOCALES.map(() => [...SESSION_STATUSES]));
});

test('each filter of a list has a label', () => {
  const PAGING = new Set(['page', 'itemsPerPage', 'sort', 'order', 'search']);
  const lists = endpoints.filter(isPaged);
  expect(lists.length).toBeGreaterThan(70);
  const unlabelled = lists.flatMap(({ name, query, labels }) =>
    fieldsOf(query ? schemaOf(query) : {})
      .filter(([field]) => !PAGING.has(field) && LOCALES.some((locale) => !labels?.[locale][field]))
      .map(([field]) => `${name}: ${field}`),
  );
  expect(unlabelled).toEqual([]);
});

const kinds = Object.values(SUBJECTS);

test('each field with an id belongs to one kind of record', () => {
  const fields = kinds.flatMap((kind) => (kind.name === null ? [] : [kind.id, `${kind.id}s`, ...(kind.alsoIds ?? [])]));
  expect(fields.filter((field, index) => fields.indexOf(field) !== index)).toEqual([]);
});

test('each type of search result belongs to a kind of record', () => {
  expect(SearchKind.options.filter((kind) => !kinds.some(({ search }) => search === kind))).toEqual([]);
});
