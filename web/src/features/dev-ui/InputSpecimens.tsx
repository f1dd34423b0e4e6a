import { useState } from 'react';
import { AsyncPickerInput } from '../../ui/inputs/choices/AsyncPickerInput.tsx';
import { CheckboxGroup, CheckboxInput, SwitchInput } from '../../ui/inputs/choices/CheckboxInput.tsx';
import { ColourInput } from '../../ui/inputs/colour/ColourInput.tsx';
import { DateInput } from '../../ui/inputs/dates/DateInput.tsx';
import { DateTimeInput } from '../../ui/inputs/dates/DateTimeInput.tsx';
import { KeywordsInput } from '../../ui/inputs/choices/keywords/KeywordsInput.tsx';
import { LongText } from '../../ui/inputs/text/LongText.tsx';
import { MoneyInput, NumberInput, PercentageInput } from '../../ui/inputs/text/NumberInput.tsx';
import { PasswordInput } from '../../ui/inputs/text/PasswordInput.tsx';
import { ChipsInput, SegmentedInput } from '../../ui/inputs/choices/SegmentedInput.tsx';
import { MultiSelectInput, SelectInput } from '../../ui/inputs/choices/SelectInput.tsx';
import { EmailInput, PhoneInput, TextInput } from '../../ui/inputs/text/TextInput.tsx';
import { TimeInput } from '../../ui/inputs/dates/TimeInput.tsx';
import { UrlInput } from '../../ui/inputs/text/UrlInput.tsx';
import { FieldSpan, FormBody, FormSection, RailPart } from '../../ui/page/FormSection.tsx';
import { sampleRows } from './sample-rows.ts';
import { UploadSpecimens } from './UploadSpecimens.tsx';
import * as look from '../../ui/look/look.module.css';

const SPORTS = ['Badminton', 'Dansen', 'Fitness', 'Hardlopen', 'Judo', 'Klimmen', 'Roeien', 'Tennis', 'Zwemmen'];
const sports = SPORTS.map((label, i) => ({ value: i + 1, label }));
const genders = [
  { value: 'all', label: 'Iedereen' },
  { value: 'female', label: 'Vrouwen' },
  { value: 'male', label: 'Mannen' },
];

async function searchOrganizations(query: string) {
  await new Promise((resolve) => setTimeout(resolve, 120));
  return sampleRows(13)
    .filter((row) => row.name.toLowerCase().includes(query.toLowerCase()))
    .slice(0, 5)
    .map((row) => ({ value: row.id, label: row.name, detail: row.city }));
}

function Texts() {
  const [name, setName] = useState<string>('Zwemmen voor beginners');
  const [text, setText] = useState<string>('Leer in kleine groepen veilig zwemmen. Je start in het ondiepe bad.');
  const [mail, setMail] = useState<string>('noor@');
  const [phone, setPhone] = useState<string>('06 12345678');
  const [link, setLink] = useState<string | null>('http://zwemclub.example/lessen');
  const [words, setWords] = useState<readonly string[]>(['leren zwemmen', 'volwassenen']);
  const [secret, setSecret] = useState('geheim');
  return (
    <FormSection title="Tekst" description="Zo vinden mensen je activiteit in de app en op de website.">
      <FieldSpan columns={6}>
        <TextInput label="Naam" name="name" required value={name} onChange={setName} />
      </FieldSpan>
      <FieldSpan columns={6}>
        <LongText
          label="Omschrijving"
          description="Schrijf voor iemand die voor het eerst komt."
          maxLength={10_000}
          value={text}
          onChange={setText}
        />
      </FieldSpan>
      <FieldSpan columns={3}>
        <EmailInput
          label="E-mailadres"
          error="E-mailadres moet een geldig e-mailadres zijn"
          value={mail}
          onChange={setMail}
        />
      </FieldSpan>
      <FieldSpan columns={3}>
        <PhoneInput label="Telefoon" value={phone} onChange={setPhone} />
      </FieldSpan>
      <FieldSpan columns={6}>
        <UrlInput label="Website" value={link} onChange={setLink} />
      </FieldSpan>
      <FieldSpan columns={6}>
        <KeywordsInput label="Trefwoorden" value={words} onChange={setWords} />
      </FieldSpan>
      <FieldSpan columns={3}>
        <PasswordInput label="Wachtwoord" autoComplete="new-password" value={secret} onChange={setSecret} />
      </FieldSpan>
      <FieldSpan columns={3}>
        <TextInput label="Kenmerk" readOnly value="ZW-0412" onChange={setName} />
      </FieldSpan>
      <FieldSpan columns={3}>
        <TextInput label="Uitgezet" disabled value="Kan nu niet" onChange={setName} />
      </FieldSpan>
    </FormSection>
  );
}

function Numbers() {
  const [spots, setSpots] = useState<number | null>(20);
  const [age, setAge] = useState<number | null>(18);
  const [price, setPrice] = useState<number | null>(1250);
  const [refund, setRefund] = useState<number | null>(50);
  const [date, setDate] = useState<string | null>('2026-11-24');
  const [time, setTime] = useState<string | null>('18:30');
  const [moment, setMoment] = useState<string | null>('2026-11-24T18:30');
  const [colour, setColour] = useState<string | null>('#F4A259');
  return (
    <FormSection title="Getallen, data en kleur">
      <FieldSpan columns={2}>
        <NumberInput label="Plekken" min={0} value={spots} onChange={setSpots} />
      </FieldSpan>
      <FieldSpan columns={2}>
        <NumberInput label="Leeftijd" unit="jr" value={age} onChange={setAge} />
      </FieldSpan>
      <FieldSpan columns={2}>
        <PercentageInput label="Terugbetaling" value={refund} onChange={setRefund} />
      </FieldSpan>
      <FieldSpan columns={2}>
        <MoneyInput label="Prijs" value={price} onChange={setPrice} />
      </FieldSpan>
      <FieldSpan columns={2}>
        <DateInput label="Begindatum" value={date} onChange={setDate} />
      </FieldSpan>
      <FieldSpan columns={2}>
        <TimeInput label="Begint" value={time} onChange={setTime} />
      </FieldSpan>
      <FieldSpan columns={6}>
        <DateTimeInput label="Inschrijven vanaf" value={moment} onChange={setMoment} />
      </FieldSpan>
      <FieldSpan columns={3}>
        <ColourInput label="Kleur" withPreview value={colour} onChange={setColour} />
      </FieldSpan>
    </FormSection>
  );
}

function Choices() {
  const [sport, setSport] = useState<number | null>(9);
  const [gender, setGender] = useState<string | null>('all');
  const [tags, setTags] = useState<readonly number[]>([1, 5]);
  const [organization, setOrganization] = useState<string | null>(null);
  const [level, setLevel] = useState<'all' | 'beginner' | 'advanced' | null>('beginner');
  const [days, setDays] = useState<readonly number[]>([2, 4]);
  const [isAccessible, setAccessible] = useState(true);
  const [isHidden, setHidden] = useState(false);
  const [parts, setParts] = useState<readonly string[]>(['questions']);
  return (
    <FormSection title="Keuzes">
      <FieldSpan columns={3}>
        <SelectInput label="Sport" required options={sports} value={sport} onChange={setSport} />
      </FieldSpan>
      <FieldSpan columns={3}>
        <SelectInput label="Geslacht" options={genders} value={gender} onChange={setGender} />
      </FieldSpan>
      <FieldSpan columns={3}>
        <MultiSelectInput label="Categorieën" options={sports} value={tags} onChange={setTags} />
      </FieldSpan>
      <FieldSpan columns={3}>
        <AsyncPickerInput
          label="Organisatie"
          value={organization}
          onChange={setOrganization}
          search={searchOrganizations}
        />
      </FieldSpan>
      <FieldSpan columns={6}>
        <SegmentedInput
          label="Niveau"
          value={level}
          onChange={setLevel}
          options={[
            { value: 'all', label: 'Alle niveaus' },
            { value: 'beginner', label: 'Beginner' },
            { value: 'advanced', label: 'Gevorderd' },
          ]}
        />
      </FieldSpan>
      <FieldSpan columns={6}>
        <ChipsInput
          label="Doelgroepen"
          options={sports.slice(0, 5)}
          value={days}
          onChange={setDays}
          error="Kies minimaal één doelgroep"
        />
      </FieldSpan>
      <FieldSpan columns={6}>
        <CheckboxInput
          label="Toegankelijk voor mensen met een beperking"
          value={isAccessible}
          onChange={setAccessible}
        />
      </FieldSpan>
      <FieldSpan columns={6}>
        <SwitchInput
          label="Verborgen"
          description="Niet te vinden in app en website."
          value={isHidden}
          onChange={setHidden}
        />
      </FieldSpan>
      <FieldSpan columns={6}>
        <CheckboxGroup
          label="Wat kopieer je mee?"
          value={parts}
          onChange={setParts}
          options={[
            { value: 'questions', label: 'Extra vragen' },
            { value: 'labels', label: 'Labels' },
            { value: 'sessions', label: 'Komende sessies', description: 'Zonder deelnemers en wachtlijst.' },
          ]}
        />
      </FieldSpan>
    </FormSection>
  );
}

/** Every simple input in its states. */
export function InputSpecimens() {
  return (
    <FormBody
      rail={
        <RailPart title="Zichtbaarheid">
          <p className={look.soft}>
            Als concept is de activiteit verborgen in app en website. Wie al is ingeschreven houdt toegang.
          </p>
        </RailPart>
      }
    >
      <Texts />
      <Numbers />
      <Choices />
      <UploadSpecimens />
    </FormBody>
  );
}
