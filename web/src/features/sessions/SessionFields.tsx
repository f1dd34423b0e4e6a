import type { createSession } from '@move/contract/sessions/sessions.ts';
import { listLocations } from '@move/contract/locations/locations.ts';
import type { ReactNode } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { useRead } from '../../platform/reads.ts';
import { fieldsFor } from '../../screens/edit/fields.tsx';
import type { BodyValues } from '../../screens/edit/record-types.ts';
import { FieldSpan, FormSection } from '../../ui/page/FormSection.tsx';
import { InheritedSelect } from './InheritedSelect.tsx';
import { SessionDates } from './SessionDates.tsx';
import { sessionMessages } from './sessions.messages.ts';
import { WindowMeaning } from './WindowMeaning.tsx';
import { useRateChoices } from '../activities/public.tsx';

const { NumberField } = fieldsFor<BodyValues<typeof createSession>>();

/** What holds as long as the session has nothing of its own. */
export type Inherited = {
  rate: { name: string; price_in_cents: number } | null;
  location: { name: string } | null;
  subscribe_from: number | null;
  subscribe_until: number | null;
};

type SessionFieldsProps = {
  organizationId: number;
  inherited: Inherited;
  /** The zone that the clock times are meant in (D0.10). */
  timeZone: string;
  /** Controls of the repetition with the preview beside them; null where there is no rule to change. */
  repetition: ReactNode;
};

/** What a session is made of, on the form for new ones and on its own page (R3-08, R3-09). */
export function SessionFields({ organizationId, inherited, timeZone, repetition }: SessionFieldsProps) {
  const t = useMessages(sessionMessages);
  return (
    <>
      <FormSection title={t.sections.when.title} description={t.sections.when.text}>
        <SessionDates />
      </FormSection>
      {repetition !== null && (
        <FormSection title={t.sections.repeat.title} description={t.sections.repeat.text}>
          <FieldSpan columns={6}>{repetition}</FieldSpan>
        </FormSection>
      )}
      <FormSection title={t.sections.spots.title} description={t.sections.spots.text}>
        <NumberField name="spots" columns={2} min={0} max={100_000} description={t.hints.spots} />
        <OwnChoices organizationId={organizationId} inherited={inherited} />
      </FormSection>
      <FormSection title={t.sections.window.title} description={t.sections.window.text}>
        <NumberField name="subscribe_from" columns={3} min={0} unit="min" />
        <NumberField name="subscribe_until" columns={3} min={0} unit="min" />
        <FieldSpan columns={6}>
          <WindowMeaning inherited={inherited} timeZone={timeZone} />
        </FieldSpan>
      </FormSection>
    </>
  );
}

/** Rate and place: those of the activity first, with what they are (D10.23). */
function OwnChoices({ organizationId, inherited }: Pick<SessionFieldsProps, 'organizationId' | 'inherited'>) {
  const t = useMessages(sessionMessages);
  const formats = useFormats();
  const rates = useRateChoices(organizationId);
  const query = { itemsPerPage: 250 };
  const locations = useRead(listLocations, { params: { organizationId }, query }).data?.locations ?? [];
  const price = inherited.rate === null ? t.free : formats.money(inherited.rate.price_in_cents);
  return (
    <>
      <InheritedSelect
        name="rate_id"
        flag="rate_inherited"
        inherited={t.inheritedRate(price)}
        options={[
          { value: null, label: t.free },
          ...rates.map((rate) => ({ value: rate.id, label: `${rate.name} (${formats.money(rate.price_in_cents)})` })),
        ]}
      />
      <InheritedSelect
        name="location_id"
        inherited={t.inheritedPlace(inherited.location?.name ?? t.noPlace)}
        options={locations.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }))}
      />
    </>
  );
}
