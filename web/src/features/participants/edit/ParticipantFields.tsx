import type { ParticipantDraft } from '@move/contract/participants/participant.ts';
import { ageOn, isDate } from '@move/domain/kit/dates/dates.ts';
import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { type AgeRule, ageMessage } from '@move/domain/participants/age-rule.ts';
import { PARTICIPANT_GENDERS } from '@move/domain/participants/participant.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { fieldsFor, useDateWords } from '../../../screens/edit/fields/fields.tsx';
import { useForm } from '../../../screens/edit/form/use-field.ts';
import { CheckboxInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { BirthDateInput } from '../../../ui/inputs/dates/BirthDateInput.tsx';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { participantMessages } from '../participants.messages.ts';
import { useOverride } from './use-override.ts';
import * as styles from '../participants.module.css';

type Written = Pick<
  ParticipantDraft,
  'first_name' | 'last_name' | 'email' | 'date_of_birth' | 'gender' | 'notes' | 'locale'
>;
const fields = fieldsFor<Written>();
const { TextField, EmailField, Field, SegmentedField, LongTextField } = fields;

/** The ages that a session or bundle is for, and the day on which they are checked. */
export type AgeFacts = { ages: AgeRule; day: string };

type ParticipantFieldsProps = {
  details: AgeFacts | undefined;
  /** Whether the endpoint of the form takes `override_age`. */
  mayPassAge?: boolean;
};

/** The fields of a person, for forms that book or add to a waiting list. Must be in a form. */
export function ParticipantFields({ details, mayPassAge = false }: ParticipantFieldsProps) {
  const t = useMessages(participantMessages).form;
  const genders = PARTICIPANT_GENDERS.map((value) => ({ value, label: t.genders[value] }));
  const locales = LOCALES.map((value) => ({ value, label: t.locales[value] }));
  const rule = useAgeRule(details);
  return (
    <>
      <TextField name="first_name" columns={3} />
      <TextField name="last_name" columns={3} />
      <EmailField name="email" columns={6} />
      <Field
        name="date_of_birth"
        input={BirthDateInput}
        inWords={useDateWords()}
        columns={6}
        required={details?.ages.should_validate_age ?? false}
        description={rule}
      />
      {details !== undefined && <AgeNote details={details} mayPass={mayPassAge} />}
      <SegmentedField name="gender" columns={6} options={genders} />
      <SegmentedField name="locale" columns={6} required={false} options={locales} />
      <LongTextField name="notes" columns={6} rows={3} description={t.notesHint} />
    </>
  );
}

/** The age rule as text; undefined if ages are not checked, or there is no rule. */
function useAgeRule(details: AgeFacts | undefined): string | undefined {
  const t = useMessages(participantMessages).form.ages;
  const formats = useFormats();
  if (details === undefined || !details.ages.should_validate_age) return undefined;
  const { age_from: from, age_to: to } = details.ages;
  const day = formats.date(details.day);
  if (from !== null && to !== null) return t.between(from, to, day);
  if (from !== null) return t.from(from, day);
  return to === null ? undefined : t.to(to, day);
}

/** The person's age on the day, and, for users who may, a checkbox to override the rule. */
function AgeNote({ details, mayPass }: { details: AgeFacts; mayPass: boolean }) {
  const t = useMessages(participantMessages);
  const formats = useFormats();
  const { core } = useForm();
  const born = fields.useValue('date_of_birth');
  const mayOverride = useCan('override-limits') && mayPass;
  const [confirm, confirmDialog] = useConfirm();
  const isShown = typeof born === 'string' && isDate(born) && born <= details.day;
  const isOutside = isShown && ageMessage(details.ages, born, details.day) !== null;
  const isOverridden = useOverride('override_age', isOutside);
  if (!isShown) return null;
  const pass = async (isOn: boolean) => {
    const { title, text, confirm: confirmLabel } = t.age;
    if (!isOn || (await confirm({ title, text, confirmLabel }))) core.set('override_age', isOn);
  };
  return (
    <FieldSpan columns={6}>
      <p className={isOutside ? `${styles.age} ${styles.outside}` : styles.age} role="status">
        {t.form.ageOn(ageOn(born, details.day), formats.date(details.day))}
      </p>
      {isOutside && mayOverride && (
        <CheckboxInput label={t.age.override} value={isOverridden} onChange={(isOn) => void pass(isOn)} />
      )}
      {confirmDialog}
    </FieldSpan>
  );
}
