import type { updateActivity } from '@move/contract/activities/activities.ts';
import { AGE_MAX, GENDERS, LEVELS } from '@move/domain/activities/offer.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { activityMessages } from '../activities.messages.ts';

type Values = Pick<
  BodyValues<typeof updateActivity>,
  'level' | 'age_from' | 'age_to' | 'gender' | 'is_accessible' | 'should_validate_age'
>;

const everyone = 'all';
const levels = [everyone, ...LEVELS.filter((level) => level !== everyone)] as const;

/** The fields for whom an offer is meant: level, ages and such. */
export function OfferAudience({ fields }: { fields: FieldComponents<Values> }) {
  const { choices, years } = useMessages(activityMessages);
  const { SegmentedField, NumberField, SelectField, CheckboxField } = fields;
  return (
    <>
      <SegmentedField name="level" options={levels.map((value) => ({ value, label: choices.level[value] }))} />
      <NumberField name="age_from" columns={2} min={0} max={AGE_MAX} unit={years} />
      <NumberField name="age_to" columns={2} min={0} max={AGE_MAX} unit={years} />
      <SelectField
        name="gender"
        columns={2}
        options={GENDERS.toReversed().map((value) => ({ value, label: choices.gender[value] }))}
      />
      <CheckboxField name="is_accessible" />
    </>
  );
}
