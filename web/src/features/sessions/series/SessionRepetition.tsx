import type { SessionPreview } from '@move/contract/sessions/session-preview.ts';
import { isDate, weekdayOf } from '@move/domain/kit/dates/dates.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { repetitionViolations } from '@move/domain/sessions/repetition/repetition-rules.ts';
import { repetitionSentence } from '@move/domain/sessions/repetition/repetition-sentence.ts';
import { clockOf, spanViolations } from '@move/domain/sessions/session-times.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useStore } from '../../../platform/state/store.ts';
import { errorsWithin } from '../../../screens/edit/form/field-errors.ts';
import { useField, useForm } from '../../../screens/edit/form/use-field.ts';
import { RepetitionInput } from './RepetitionInput.tsx';
import { PreviewDates } from './PreviewDates.tsx';
import { readRule, spanIn, textIn } from '../edit/session-values.ts';
import { sessionMessages } from '../sessions.messages.ts';

type SessionRepetitionProps = { preview: SessionPreview | undefined; isBusy: boolean };

/** How the session repeats: controls, and beside them the same as a sentence, dates and days off (look 06). */
export function SessionRepetition({ preview, isBusy }: SessionRepetitionProps) {
  const t = useMessages(sessionMessages);
  const locale = useLocale();
  const { core } = useForm();
  const { values, errors } = useStore(core.store);
  const rule = readRule(values.repetition);
  const inWords = () => sentenceOf(core.store.get().values, locale);
  const { input, onChange } = useField('repetition', { label: t.repeats }, inWords);
  const start = textIn(values, 'start_date');
  const skip = (days: readonly string[], isSkipped: boolean) => {
    const others = rule.skip.filter((day) => !days.includes(day));
    onChange({ ...rule, skip: isSkipped ? [...others, ...days].toSorted() : others });
  };
  const sentence = sentenceOf(values, locale);
  const isRepeated = rule.type !== null;
  return (
    <>
      <RepetitionInput
        {...input}
        value={rule}
        onChange={onChange}
        errors={errorsWithin(errors, 'repetition')}
        startDay={isDate(start) ? weekdayOf(start) : 1}
        preview={
          <>
            {sentence === null ? <p className="soft">{t.preview.incomplete}</p> : <p className="lead">{sentence}</p>}
            {preview !== undefined && (
              <PreviewDates preview={preview} isBusy={isBusy} {...(isRepeated && { onSkip: skip })} />
            )}
          </>
        }
      />
      {typeof errors.repetition?.[0] === 'string' && (
        <p className="fielderror" role="alert">
          {errors.repetition[0]}
        </p>
      )}
    </>
  );
}

/** The series in words, or null while the rule or the times can't be read. */
function sentenceOf(values: Readonly<Record<string, unknown>>, locale: Locale): string | null {
  const span = spanIn(values);
  const repetition = readRule(values.repetition);
  if (span === null || spanViolations(span).length > 0) return null;
  if (repetitionViolations(repetition, span.start_date).length > 0) return null;
  return repetitionSentence({ start_date: span.start_date, clock: clockOf(span), repetition }, locale);
}
