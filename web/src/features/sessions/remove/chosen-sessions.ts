import { type CancellationQuote, quoteSessionCancellation } from '@move/contract/cancellations/cancellation-quotes.ts';
import { removeSession, type SessionRow } from '@move/contract/sessions/sessions.ts';
import { api } from '../../../platform/api/api.ts';
import { notify, notifyError } from '../../../platform/notify.ts';
import type { Formats } from '../../../platform/texts/formats.ts';
import type { Locale } from '../../../platform/texts/locale.ts';
import { type BulkQuestion, eachRow, type RowResult } from '../../../screens/list/bulk/each-row.ts';
import { chosenSessionMessages } from './chosen-sessions.messages.ts';

export type SessionParams = { organizationId: number; activityId: number; sessionId: number };

export type ChosenSessions = {
  rowOf: (id: number) => SessionRow | undefined;
  paramsOf: (id: number) => SessionParams;
  locale: Locale;
  formats: Formats;
  /** Whether the user may see the refunds. */
  hasQuote: boolean;
};

const AT_ONCE = 10;

async function quotesOf(ids: readonly number[], { paramsOf }: ChosenSessions) {
  const quotes: CancellationQuote[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE);
    const query = { scope: 'this' as const };
    const replies = await Promise.all(part.map((id) => api(quoteSessionCancellation, { params: paramsOf(id), query })));
    quotes.push(...replies.map(({ quote }) => quote));
  }
  return quotes;
}

/** Why a session can't be canceled, or null when it can. */
function refusalOf(id: number, { rowOf, locale }: ChosenSessions): string | null {
  const t = chosenSessionMessages[locale].cancel;
  const row = rowOf(id);
  if (row?.is_past === true) return t.past;
  return row?.has_participants === true ? null : t.nobody;
}

/**
 * The question before the sessions with participants are canceled, with the refunds. Returns null, after a message with the reason, when
 * there are none.
 */
export async function cancelQuestion(ids: readonly number[], chosen: ChosenSessions): Promise<BulkQuestion | null> {
  const { formats, locale, hasQuote } = chosen;
  const t = chosenSessionMessages[locale].cancel;
  const sessions = ids.filter((id) => refusalOf(id, chosen) === null);
  if (sessions.length === 0) {
    notify.error(refusalOf(ids[0] ?? 0, chosen) ?? t.nobody);
    return null;
  }
  const question = { title: t.title(sessions.length), confirmLabel: t.confirm(sessions.length) };
  if (!hasQuote) return { ...question, text: [t.people, t.final].join(' ') };
  try {
    const quotes = await quotesOf(sessions, chosen);
    const refunds = quotes.flatMap((quote) => quote.refunds);
    const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((total, one) => total + (one ?? 0), 0);
    const people = sum(quotes.map(({ participants }) => participants));
    const money = formats.money(sum(refunds.map((refund) => refund.amount_in_cents)));
    return { ...question, text: [t.quoted(people, money), t.final].join(' ') };
  } catch (error) {
    notifyError(error);
    return null;
  }
}

/** Cancels the sessions with participants and refuses each other session with its reason. */
export async function cancelSessions(ids: readonly number[], chosen: ChosenSessions): Promise<readonly RowResult[]> {
  const refused = ids.flatMap((id) => {
    const error = refusalOf(id, chosen);
    return error === null ? [] : [{ id, error }];
  });
  const query = { scope: 'this', force: '1' } as const;
  const cancelable = ids.filter((id) => refusalOf(id, chosen) === null);
  const results = await eachRow(cancelable, (id) => api(removeSession, { params: chosen.paramsOf(id), query }));
  return [...results, ...refused];
}

/** The question before the sessions are removed. */
export function removeQuestion(count: number, locale: Locale): BulkQuestion {
  const t = chosenSessionMessages[locale].remove;
  return { title: t.title(count), text: t.text, confirmLabel: t.confirm(count) };
}
