import type { SessionPreview } from '@move/contract/sessions/session-preview.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { repetitionViolations } from '@move/domain/sessions/repetition/repetition-rules.ts';
import { repetitionSentence, rhythmSentence } from '@move/domain/sessions/repetition/repetition-sentence.ts';
import { clockOf, type SessionSpan, spanViolations } from '@move/domain/sessions/session-times.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useStore } from '../../../platform/state/store.ts';
import { useForm } from '../../../screens/edit/form/use-field.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { keptSeries, readRule, spanIn } from '../edit/session-values.ts';
import { repetitionMessages } from './repetition.messages.ts';
import { dateOfSeries, PreviewDates } from './PreviewDates.tsx';
import type { PreviewRead } from './use-preview.ts';
import * as look from '../../../ui/look/look.module.css';
import * as surfaceStyles from '../../../ui/look/surface.module.css';

// a preview rarely fails, so the planner loads without it
const ReadFault = lazyPart(() => import('../../../screens/show/ReadFailed.tsx').then((module) => module.ReadFailed));

/** What the form would plan: a sentence, the holidays, and every date. */
export function PlanPreview({ preview, isBusy, failed }: PreviewRead) {
  const t = useMessages(repetitionMessages);
  const locale = useLocale();
  const { core } = useForm();
  const state = useStore(core.store);
  const kept = keptSeries(state);
  const values = kept ?? state.values;
  const rule = readRule(values.repetition);
  // a new series leaves out all holidays or none; in an existing series each day is left out by itself
  const isNew = values.skip_holidays !== undefined;
  const skip = (days: readonly string[], isSkipped: boolean) => {
    if (isNew) core.set('skip_holidays', isSkipped);
    const others = rule.skip.filter((day) => !days.includes(day));
    core.set('repetition', { ...rule, skip: isSkipped && !isNew ? [...others, ...days].toSorted() : others });
  };
  const formats = useFormats();
  const sentence = planSentence(values, locale, preview, kept !== null);
  const span = spanIn(values);
  return (
    <>
      {sentence === null ? (
        <p className={look.soft}>{t.dates.incomplete}</p>
      ) : (
        <>
          {span !== null && seriesSpan(span, preview) !== null && (
            <p className={look.soft}>{t.dates.ownTimeOf(formats.timeRange(span.start_time, span.end_time))}</p>
          )}
          <p className={surfaceStyles.lead}>{sentence}</p>
        </>
      )}
      {failed !== null && <ReadFault read={failed} />}
      {preview !== undefined && (
        <PreviewDates preview={preview} isBusy={isBusy} {...(rule.type !== null && { onSkip: skip })} />
      )}
    </>
  );
}

/**
 * The repetition as a sentence; null while the repetition or the times are invalid. For a stored series only the rhythm, e.g. “Elke week op
 * vrijdag, van 18:00 tot 19:00”: its number of times counts from the first session, but the dates below begin at this session.
 */
export function planSentence(
  values: Readonly<Record<string, unknown>>,
  locale: Locale,
  preview?: SessionPreview,
  isStored = false,
): string | null {
  const span = spanIn(values);
  const rule = readRule(values.repetition);
  if (span === null || spanViolations(span).length > 0) return null;
  if (repetitionViolations(rule, span.start_date).length > 0) return null;
  const repetition = preview === undefined ? rule : { ...rule, skip: preview.skipped.map(({ date }) => date) };
  const clock = clockOf(seriesSpan(span, preview) ?? span);
  const series = { start_date: span.start_date, clock, repetition };
  return isStored ? rhythmSentence(series, locale) : repetitionSentence(series, locale);
}

/** The times of the series, when this session is an exception with other times; else null. */
function seriesSpan(span: SessionSpan, preview: SessionPreview | undefined): SessionSpan | null {
  const isOwn = preview?.dates.some((date) => date.change === 'exception' && isSameStart(date, span)) ?? false;
  const series = preview !== undefined && isOwn ? dateOfSeries(preview) : undefined;
  const isOtherClock = series?.start_time !== span.start_time || series.end_time !== span.end_time;
  return series !== undefined && isOtherClock ? series : null;
}

const isSameStart = (a: SessionSpan, b: SessionSpan) => a.start_date === b.start_date && a.start_time === b.start_time;
