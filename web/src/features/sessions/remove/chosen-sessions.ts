import {
  type CancellationQuote,
  QUOTED_SESSIONS_MAX,
  quoteSessionsCancellation,
} from '@move/contract/cancellations/cancellation-quotes.ts';
import { cancelSession, removeSession, restoreSession, type SessionRow } from '@move/contract/sessions/sessions.ts';
import { api } from '../../../platform/api/api.ts';
import { notify, notifyError } from '../../../platform/notify.ts';
import type { Locale } from '../../../platform/texts/locale.ts';
import { type BulkQuestion, eachRow, type RowResult } from '../../../screens/list/bulk/each-row.ts';
import { chosenSessionMessages } from './chosen-sessions.messages.ts';
import type { AudienceCounts, CancelDraft } from './use-cancel-draft.ts';

const paramsOf = (sessionId: number, rowOf: ChosenSessions['rowOf']) => {
  const row = rowOf(sessionId);
  return { organizationId: row?.organization.id ?? 0, activityId: row?.activity.id ?? 0, sessionId };
};

export type ChosenSessions = {
  rowOf: (id: number) => SessionRow | undefined;
  locale: Locale;
  /** Whether the user may see the refunds. */
  hasQuote: boolean;
};

/** The question before the chosen sessions are canceled. */
export type CancelManyQuestion = {
  /** The number of chosen sessions that can be canceled. */
  sessions: number;
  people: AudienceCounts;
  /** The text of the question, e.g. that some sessions are skipped. */
  text: string;
  /** How many people lose a spot and what is refunded, for all organisations together; null for users who may not see amounts. */
  quote: CancellationQuote | null;
};

/** Reads the refunds that canceling would cause, for each organisation. Within a quote, a person in several sessions counts once. */
async function quotesOf(ids: readonly number[], { rowOf }: ChosenSessions): Promise<readonly CancellationQuote[]> {
  const quotes: CancellationQuote[] = [];
  for (const [organizationId, own] of Map.groupBy(ids, (id) => paramsOf(id, rowOf).organizationId)) {
    for (let at = 0; at < own.length; at += QUOTED_SESSIONS_MAX) {
      const query = { sessionIds: own.slice(at, at + QUOTED_SESSIONS_MAX).join(',') };
      quotes.push((await api(quoteSessionsCancellation, { params: { organizationId }, query })).quote);
    }
  }
  return quotes;
}

/** Adds the quotes up to one quote, with one refund for each way of paying back. */
function inOne(quotes: readonly CancellationQuote[]): CancellationQuote {
  const total = (of: (quote: CancellationQuote) => number) => sum(quotes.map(of));
  const byWay = Map.groupBy(
    quotes.flatMap((quote) => quote.refunds),
    ({ way }) => way,
  );
  return {
    participants: total((quote) => quote.participants),
    signed_out: total((quote) => quote.signed_out),
    signed_out_refunded: total((quote) => quote.signed_out_refunded),
    refunded: total((quote) => quote.refunded),
    refunds: [...byWay].map(([way, own]) => ({
      way,
      people: sum(own.map(({ people }) => people)),
      amount_in_cents: sum(own.map(({ amount_in_cents: cents }) => cents)),
      amount_in_moves: way === 'wallet' ? sum(own.map(({ amount_in_moves: moves }) => moves ?? 0)) : null,
    })),
    lowered: {
      people: total((quote) => quote.lowered.people),
      amount_in_cents: total((quote) => quote.lowered.amount_in_cents),
    },
    elsewhere: {
      people: total((quote) => quote.elsewhere.people),
      amount_in_cents: total((quote) => quote.elsewhere.amount_in_cents),
    },
  };
}

/** Why a session can't be canceled or moved in bulk; null when it can be. */
export function refusalOf(row: SessionRow | undefined, locale: Locale): string | null {
  const t = chosenSessionMessages[locale].cancel;
  if (row?.status === 'canceled') return t.canceled;
  return row?.is_past === true ? t.past : null;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/**
 * Returns the question before the sessions are canceled, with the refunds. Shows an error and returns null when no session can be canceled
 * or when the refunds can't be read.
 */
export async function cancelQuestion(
  ids: readonly number[],
  chosen: ChosenSessions,
): Promise<CancelManyQuestion | null> {
  const { locale, hasQuote, rowOf } = chosen;
  const t = chosenSessionMessages[locale].cancel;
  const sessions = ids.filter((id) => refusalOf(rowOf(id), locale) === null);
  if (sessions.length === 0) {
    notify.error(refusalOf(rowOf(ids[0] ?? 0), locale) ?? '');
    return null;
  }
  const rows = sessions.map(rowOf);
  const hasPeople = rows.some((row) => row?.has_participants);
  const waiting = sum(rows.map((row) => row?.waitlist_count ?? 0));
  const question = {
    sessions: sessions.length,
    people: { participants: hasPeople ? null : 0, waiting, trainers: null },
  };
  const skipped = ids.length - sessions.length;
  const asked = (text: string, quote: CancellationQuote | null = null) => ({
    ...question,
    text: [text, ...(skipped === 0 ? [] : [t.skipped(skipped)])].filter(Boolean).join(' '),
    quote,
  });
  if (!hasPeople) return asked(t.nobody);
  if (!hasQuote) return asked(t.people);
  try {
    return asked('', inOne(await quotesOf(sessions, chosen)));
  } catch (error) {
    notifyError(error);
    return null;
  }
}

/** Cancels the sessions with one reason. The result of a session that has begun or is already canceled is an error. */
export async function cancelSessions(
  ids: readonly number[],
  chosen: ChosenSessions,
  why: CancelDraft['body'],
): Promise<readonly RowResult[]> {
  const { rowOf, locale } = chosen;
  const refused = ids.flatMap((id) => {
    const error = refusalOf(rowOf(id), locale);
    return error === null ? [] : [{ id, error }];
  });
  const cancelable = ids.filter((id) => refusalOf(rowOf(id), locale) === null);
  const body = { scope: 'this' as const, ...why };
  const results = await eachRow(cancelable, (id) => api(cancelSession, { params: paramsOf(id, rowOf), body }));
  return [...results, ...refused];
}

/** The question before the sessions are removed. */
export function removeQuestion(count: number, locale: Locale): BulkQuestion {
  const t = chosenSessionMessages[locale].remove;
  return { title: t.title(count), text: t.text, confirmLabel: t.confirm(count) };
}

/** Removes the sessions; other sessions of their series stay. The server refuses sessions with participants. */
export const removeSessions = (ids: readonly number[], rowOf: ChosenSessions['rowOf']) =>
  eachRow(ids, (id) => api(removeSession, { params: paramsOf(id, rowOf), query: { scope: 'this' } }));

export const restoreSessions = (ids: readonly number[], rowOf: ChosenSessions['rowOf']) =>
  eachRow(ids, (id) => api(restoreSession, { params: paramsOf(id, rowOf) }));
