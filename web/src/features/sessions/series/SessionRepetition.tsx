import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useStore } from '../../../platform/state/store.ts';
import { isSame } from '../../../screens/edit/drafts/changes.ts';
import { errorsWithin } from '../../../screens/edit/form/field-errors.ts';
import { useField, useForm } from '../../../screens/edit/form/use-field.ts';
import { readRule, textIn } from '../edit/session-values.ts';
import { sessionFormMessages } from '../edit/session-form.messages.ts';
import { PlanPreview, planSentence } from './PlanPreview.tsx';
import { RepetitionInput } from './RepetitionInput.tsx';
import type { PreviewRead } from './use-preview.ts';
import * as fieldStyles from '../../../ui/inputs/field.module.css';

type SessionRepetitionProps = PreviewRead & {
  /** The preview is shown elsewhere on the screen. */
  isPreviewApart?: boolean;
};

/** The fields of the repetition, with a preview: a sentence, the dates and the holidays. */
export function SessionRepetition({ isPreviewApart = false, ...read }: SessionRepetitionProps) {
  const t = useMessages(sessionFormMessages);
  const locale = useLocale();
  const { core } = useForm();
  const { values, errors } = useStore(core.store);
  // both sides of a change are put into words; only what the form has now has a preview, which knows the holidays that are left out
  const inWords = (repetition: unknown) => {
    const now = core.store.get().values;
    const preview = isSame(now.repetition, repetition) ? read.preview : undefined;
    return planSentence({ ...now, repetition }, locale, preview);
  };
  const { input, onChange } = useField('repetition', { label: t.repeats }, inWords);
  return (
    <>
      <RepetitionInput
        {...input}
        value={readRule(values.repetition)}
        onChange={onChange}
        errors={errorsWithin(errors, 'repetition')}
        startDate={textIn(values, 'start_date')}
        preview={isPreviewApart ? undefined : <PlanPreview {...read} />}
      />
      {typeof errors.repetition?.[0] === 'string' && (
        <p className={fieldStyles.fieldError} role="alert">
          {errors.repetition[0]}
        </p>
      )}
    </>
  );
}
