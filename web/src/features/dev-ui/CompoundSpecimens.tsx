import type { OpeningHours } from '@move/domain/locations/opening-hours.ts';
import type { CancellationPeriod } from '@move/domain/rates/cancellation.ts';
import { periodViolations } from '@move/domain/rates/cancellation.ts';
import { termSentence } from '@move/domain/rates/term-sentence.ts';
import { type Repetition, SINGLE } from '@move/domain/sessions/recurrence.ts';
import { repetitionViolations } from '@move/domain/sessions/repetition-rules.ts';
import { repetitionSentence } from '@move/domain/sessions/repetition-sentence.ts';
import { useState } from 'react';
import type { Corner } from '../../ui/inputs/area.ts';
import { type ContactLink, ContactsInput } from '../../ui/inputs/ContactsInput.tsx';
import { MapAreaField } from '../../ui/inputs/MapAreaField.tsx';
import { type Coordinates, MapField } from '../../ui/inputs/MapField.tsx';
import { OpeningHoursInput } from '../../ui/inputs/OpeningHoursInput.tsx';
import { PeriodsInput } from '../../ui/inputs/PeriodsInput.tsx';
import { RepetitionInput } from '../../ui/inputs/RepetitionInput.tsx';
import { useLocale } from '../../ui/Words.tsx';
import { PEOPLE } from './sample-rows.ts';
import { Specimen } from './Specimen.tsx';

const CONTACTS = PEOPLE.map((person, i) => ({
  ...person,
  id: i + 1,
  email: `${person.first_name.toLowerCase()}@zwemclub.example`,
}));
const open = (weekday: number, opened_at: string, closed_at: string): OpeningHours => ({
  weekday,
  state: 'open',
  opened_at,
  closed_at,
});
const WEEK: OpeningHours[] = [
  open(1, '07:00', '12:00'),
  open(1, '15:00', '22:30'),
  open(2, '07:00', '22:30'),
  open(5, '07:00', '01:00'),
  open(6, '08:30', '18:00'),
  open(6, '17:00', '19:00'),
  { weekday: 7, state: 'closed', opened_at: null, closed_at: null },
];

function Contacts() {
  const [links, setLinks] = useState<readonly ContactLink[]>([
    { contact_id: 2, roles: ['contact_person', 'confirmation_mail'] },
    { contact_id: 3, roles: ['trainer'] },
    { contact_id: 4, roles: [] },
  ]);
  return <ContactsInput label="Contactpersonen" contacts={CONTACTS} value={links} onChange={setLinks} />;
}

function Series() {
  const locale = useLocale();
  const [repetition, setRepetition] = useState<Repetition>({
    ...SINGLE,
    type: 'weeks',
    every: 2,
    days: [2, 4],
    count: 12,
  });
  const start = '2026-11-24';
  const clock = { start_time: '18:30', end_time: '19:30', day_offset: 0 };
  const isSound = repetitionViolations(repetition, start).length === 0;
  return (
    <RepetitionInput
      label="Sessie herhalen"
      startDay={2}
      value={repetition}
      onChange={setRepetition}
      errors={repetition.type === 'weeks' && repetition.days.length === 0 ? { days: 'Kies minimaal één dag' } : {}}
      preview={
        <p className="lead">{isSound ? repetitionSentence({ start_date: start, clock, repetition }, locale) : '…'}</p>
      }
    />
  );
}

function Periods() {
  const locale = useLocale();
  const [periods, setPeriods] = useState<readonly CancellationPeriod[]>([
    { from_minutes: null, until_minutes: 2880, refund_percentage: 100 },
    { from_minutes: 2880, until_minutes: 360, refund_percentage: 50 },
    { from_minutes: 360, until_minutes: null, refund_percentage: 0 },
  ]);
  const isSound = periodViolations(periods).length === 0;
  return (
    <PeriodsInput
      label="Periodes"
      value={periods}
      onChange={setPeriods}
      sentence={isSound ? termSentence(periods, locale) : '…'}
    />
  );
}

function Maps() {
  const [pin, setPin] = useState<Coordinates | null>({ latitude: 51.98412, longitude: 5.11873 });
  const [area, setArea] = useState<readonly Corner[]>([
    [5.1, 51.98],
    [5.15, 51.98],
    [5.15, 52.01],
  ]);
  return (
    <div style={{ display: 'grid', gap: 26 }}>
      <MapField label="Plek op de kaart" value={pin} onChange={setPin} />
      <MapAreaField label="Gebied" value={area} onChange={setArea} />
    </div>
  );
}

/** Inputs that hold a small form of their own. */
export function CompoundSpecimens() {
  const [week, setWeek] = useState<readonly OpeningHours[]>(WEEK);
  const narrow = { maxWidth: 640 };
  return (
    <>
      <Specimen id="contacts" title="Contactpersonen">
        <div style={narrow}>
          <Contacts />
        </div>
      </Specimen>
      <Specimen id="repetition" title="Herhaling">
        <Series />
      </Specimen>
      <Specimen id="opening-hours" title="Openingstijden">
        <div style={{ maxWidth: 460 }}>
          <OpeningHoursInput label="Openingstijden" value={week} onChange={setWeek} />
        </div>
      </Specimen>
      <Specimen id="periods" title="Annuleringsvoorwaarden">
        <div style={{ maxWidth: 720 }}>
          <Periods />
        </div>
      </Specimen>
      <Specimen id="maps" title="Kaarten">
        <div style={narrow}>
          <Maps />
        </div>
      </Specimen>
    </>
  );
}
