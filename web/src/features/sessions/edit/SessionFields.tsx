import type { createSession } from '@move/contract/sessions/sessions.ts';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fieldsFor } from '../../../screens/edit/fields/fields.tsx';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { FieldSpan, FormSection } from '../../../ui/page/FormSection.tsx';
import { InheritedSelect } from './InheritedSelect.tsx';
import { SessionDates } from './SessionDates.tsx';
import { sessionFormMessages } from './session-form.messages.ts';
import { SignUpWindowText } from './SignUpWindowText.tsx';
import { type RateChoice, useRateChoices, withStored } from '../../activities/public.tsx';
import { useKnownLocations } from '../../locations/public.tsx';

const { DurationField, NumberField } = fieldsFor<BodyValues<typeof createSession>>();

/** The values of the activity that apply while the session has no values of its own. */
export type Inherited = {
  rate: { name: string; price_in_cents: number } | null;
  /** The activity has no price yet. */
  price_open: boolean;
  location: { name: string } | null;
  subscribe_from: number | null;
  subscribe_until: number | null;
};

type LocationChoice = { id: number; name: string; city?: string };

type SessionFieldsProps = {
  organizationId: number;
  inherited: Inherited;
  /** The stored location of the session, which the organisation may no longer use. */
  location?: LocationChoice | null;
  /** The session's own stored rate, which may be archived. */
  rate?: RateChoice | null;
  /** The time zone of the times. */
  timeZone: string;
  /** The session is canceled, so signing up is closed. */
  isCanceled?: boolean;
  /** The fields of the repetition with their preview; null when the repetition can't be changed. */
  repetition: ReactNode;
};

/** The fields of a session, for new and existing sessions. */
export function SessionFields({
  organizationId,
  inherited,
  location = null,
  rate = null,
  timeZone,
  isCanceled = false,
  repetition,
}: SessionFieldsProps) {
  const { sections, hints } = useMessages(sessionFormMessages);
  return (
    <>
      <FormSection title={sections.when.title} description={sections.when.text}>
        <SessionDates />
      </FormSection>
      {repetition !== null && (
        <FormSection title={sections.repeat.title} description={sections.repeat.text}>
          <FieldSpan columns={6}>{repetition}</FieldSpan>
        </FormSection>
      )}
      <FormSection title={sections.spots.title} description={sections.spots.text}>
        <NumberField name="spots" columns={3} min={0} max={100_000} description={hints.spots} />
        <OwnChoices {...{ organizationId, inherited, location, rate }} />
      </FormSection>
      <FormSection title={sections.window.title} description={sections.window.text}>
        <DurationField name="subscribe_from" columns={3} description={hints.window} />
        <DurationField name="subscribe_until" columns={3} description={hints.window} />
        <FieldSpan columns={6}>
          {!isCanceled && <SignUpWindowText inherited={inherited} timeZone={timeZone} />}
        </FieldSpan>
      </FormSection>
    </>
  );
}

type OwnChoicesProps = Pick<SessionFieldsProps, 'organizationId' | 'inherited'> & {
  location: LocationChoice | null;
  rate: RateChoice | null;
};

/** Rate and location; the first option is the value of the activity. */
function OwnChoices({ organizationId, inherited, location, rate }: OwnChoicesProps) {
  const t = useMessages(sessionFormMessages);
  const formats = useFormats();
  const rates = withStored<RateChoice>(useRateChoices(organizationId), rate);
  const [typed, setTyped] = useState('');
  const known: readonly LocationChoice[] = useKnownLocations(organizationId, [typed]).rows;
  const free = inherited.price_open ? t.noPrice : t.free;
  const price = inherited.rate === null ? free : formats.money(inherited.rate.price_in_cents);
  return (
    <>
      <InheritedSelect
        name="rate_id"
        flag="rate_inherited"
        inherited={t.inheritedRate(price)}
        options={[
          { value: null, label: t.free },
          ...rates.map(({ id, name, price_in_cents }) => ({
            value: id,
            label: `${name} (${formats.money(price_in_cents)})`,
          })),
        ]}
      />
      <InheritedSelect
        name="location_id"
        inherited={t.inheritedPlace(inherited.location?.name ?? t.noPlace)}
        options={withStored(known, location).map(({ id, name, city }) => ({
          value: id,
          label: city === undefined ? name : `${name}, ${city}`,
        }))}
        onSearch={setTyped}
      />
    </>
  );
}
