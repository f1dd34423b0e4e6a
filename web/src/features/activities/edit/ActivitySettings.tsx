import { useMessages } from '../../../platform/texts/messages.ts';
import type { FieldProps } from '../../../ui/inputs/field.tsx';
import { SelectInput } from '../../../ui/inputs/choices/SelectInput.tsx';
import { FieldSpan, FormSection } from '../../../ui/page/FormSection.tsx';
import { activityFormMessages } from './activity-form.messages.ts';
import { LazyTermMeaning } from '../../rates/public.tsx';
import { SignUpWindowExample } from './SignUpWindowExample.tsx';
import type { ActivityFields, ActivityRecord } from './use-activity-form.ts';
import { useRateChoices } from '../offer/use-rate-choices.ts';

type ActivitySettingsProps = { fields: ActivityFields; activity: ActivityRecord };

/** Tab Settings: who sees the activity, how and until when people sign up, and what is refunded. */
export function ActivitySettings({ fields, activity }: ActivitySettingsProps) {
  const { sections, hints } = useMessages(activityFormMessages);
  const { SwitchField, DurationField, Field } = fields;
  const isWalkIn = fields.useValue('no_signup_required') === true;
  const hasWaitlist = fields.useValue('has_waitlist') === true;
  return (
    <>
      <FormSection title={sections.visibility.title} description={sections.visibility.text}>
        <SwitchField name="concept" description={hints.concept} />
      </FormSection>
      <FormSection title={sections.signup.title} description={sections.signup.text}>
        <SwitchField name="no_signup_required" description={hints.walkIn} />
        <SwitchField
          name="has_waitlist"
          disabled={isWalkIn && !hasWaitlist}
          description={isWalkIn ? hints.waitlistOff : hints.waitlist}
        />
        {hasWaitlist && <SwitchField name="waitlist_auto_invite" description={hints.autoInvite} />}
        <SwitchField name="should_validate_age" description={hints.validateAge} />
      </FormSection>
      <FormSection title={sections.period.title} description={sections.period.text}>
        <DurationField name="subscribe_from" columns={3} description={hints.from} />
        <DurationField name="subscribe_until" columns={3} description={hints.until} />
        <FieldSpan columns={6}>
          <SignUpWindowExample fields={fields} next={activity.next_session} />
        </FieldSpan>
      </FormSection>
      <FormSection title={sections.cancel.title} description={sections.cancel.text}>
        <Field
          name="cancellation_term_id"
          columns={3}
          input={TermInput}
          organizationId={activity.organization_id}
          rateId={fields.useValue('rate_id')}
        />
      </FormSection>
    </>
  );
}

type TermInputProps = FieldProps<number | null | undefined, number | null> & {
  organizationId: number;
  /** The rate that is chosen now. */
  rateId: number | null | undefined;
};

/** The value of the option for the rate's own first term, which is stored as null. */
const DEFAULT = 0;

/** Chooses one of the terms of the chosen rate; its default is the first (docs/rules/money.md#cancellation-terms). */
function TermInput({ organizationId, rateId, value, onChange, ...field }: TermInputProps) {
  const { hints } = useMessages(activityFormMessages);
  const rate = useRateChoices(organizationId).find(({ id }) => id === rateId);
  const terms = rate?.cancellation_terms ?? [];
  const [first] = terms;
  // a term that the newly chosen rate doesn't offer is shown as the default, as the server will store it
  const isOffered = terms.some(({ id }) => id === value);
  const label = first === undefined ? hints.termNone : hints.termOfRate(first.name);
  const chosen = isOffered && value ? value : first?.id;
  return (
    <>
      <SelectInput
        {...field}
        description={first === undefined ? hints.termNoRate : field.description}
        value={isOffered && value ? value : DEFAULT}
        isClearable={false}
        options={[{ value: DEFAULT, label }, ...terms.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(id) => onChange(id === DEFAULT ? null : id)}
      />
      {chosen !== undefined && <LazyTermMeaning organizationId={organizationId} termIds={[chosen]} />}
    </>
  );
}
