import { type ComponentType, type ReactNode, useState } from 'react';
import { useFormats, useTimeZone } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { AsyncPickerInput } from '../../../ui/inputs/choices/AsyncPickerInput.tsx';
import { CheckboxGroup, CheckboxInput, SwitchInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { ColourInput } from '../../../ui/inputs/colour/ColourInput.tsx';
import { DateInput } from '../../../ui/inputs/dates/DateInput.tsx';
import { DateTimeInput } from '../../../ui/inputs/dates/DateTimeInput.tsx';
import type { FieldProps } from '../../../ui/inputs/field.tsx';
import { KeywordsInput } from '../../../ui/inputs/choices/keywords/KeywordsInput.tsx';
import { LongText } from '../../../ui/inputs/text/LongText.tsx';
import { DurationInput } from '../../../ui/inputs/text/DurationInput.tsx';
import { MoneyInput, NumberInput, PercentageInput } from '../../../ui/inputs/text/NumberInput.tsx';
import { SegmentedInput } from '../../../ui/inputs/choices/SegmentedInput.tsx';
import {
  MultiSelectInput,
  type OptionValue,
  SelectInput,
  type SelectOption,
} from '../../../ui/inputs/choices/SelectInput.tsx';
import { EmailInput, PhoneInput, TextInput } from '../../../ui/inputs/text/TextInput.tsx';
import { TimeInput } from '../../../ui/inputs/dates/TimeInput.tsx';
import { UrlInput } from '../../../ui/inputs/text/UrlInput.tsx';
import type { PickerOption } from '../../../ui/inputs/choices/use-option-search.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useWordsOf } from '../../../ui/Words.tsx';
import { inputWords } from '../../../ui/inputs/input-words.ts';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { screenMessages } from '../../screen.messages.ts';
import { errorsWithin } from '../form/field-errors.ts';
import type { FieldComponents, PickerProps } from './field-types.ts';
import type { Values } from '../form/field-paths.ts';
import type { ImageFieldProps } from './ImageField.tsx';
import { useStore } from '../../../platform/state/store.ts';
import { type CommonProps, useField, useFieldValue, useForm } from '../form/use-field.ts';
import * as fileStyles from '../../../ui/inputs/files/files.module.css';
import * as pageStyles from '../../../ui/page/page.module.css';

type Named = CommonProps & { name: string };

/** Splits the props that bind a field from the props of its input. */
function split<Props extends Named>(props: Props) {
  const { name, label, description, required, disabled, placeholder, columns = 6, ...rest } = props;
  const common: CommonProps = {
    columns,
    ...(label !== undefined && { label }),
    ...(description !== undefined && { description }),
    ...(required !== undefined && { required }),
    ...(disabled !== undefined && { disabled }),
    ...(placeholder !== undefined && { placeholder }),
  };
  return { name, common, columns, rest };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null);
const asNumber = (value: unknown) => (typeof value === 'number' ? value : null);
const isOn = (value: unknown) => value === true || value === 1;
const asList = (value: unknown): readonly never[] => (Array.isArray(value) ? (value as never[]) : []);

type Binding<Value> = {
  read: (value: unknown) => Value;
  isPlainList?: boolean;
  useWords?: () => (value: unknown) => string | null;
  /** The sentence for a typed text that the input can't read. */
  useRefusal?: () => (value: unknown) => string | null;
};

/** Makes a form field of an input: reads its value from the form, writes it back, and sets its column span. */
function bound<Value, Emitted, Extra extends object>(
  Input: ComponentType<FieldProps<Value, Emitted> & Extra>,
  { read, isPlainList, useWords, useRefusal }: Binding<Value>,
) {
  return function BoundField(props: Named & Extra): ReactNode {
    const { name, common, columns, rest } = split(props);
    const field = useField(name, common, useWords?.(), isPlainList, useRefusal?.());
    const all = { ...rest, ...field.input, value: read(field.value), onChange: field.onChange };
    return (
      <FieldSpan columns={columns}>
        <Input {...(all as unknown as FieldProps<Value, Emitted> & Extra)} />
      </FieldSpan>
    );
  };
}

function useMoneyWords() {
  const formats = useFormats();
  return (value: unknown) => (typeof value === 'number' ? formats.money(value) : null);
}
function useMoneyRefusal() {
  const t = useWordsOf(inputWords);
  return (value: unknown) => (Number.isNaN(value) ? t.badMoney : null);
}
/** Writes a date in full; for a date field that is not bound by `DateField`. */
export function useDateWords() {
  const formats = useFormats();
  return (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? formats.date(value) : null;
}
function usePercentageWords() {
  const formats = useFormats();
  return (value: unknown) => (typeof value === 'number' ? formats.percentage(value) : null);
}
function useYesNoWords() {
  const words = useMessages(screenMessages);
  return (value: unknown) => (isOn(value) ? words.yes : words.no);
}

function DateTimeField(props: Named & { min?: string; max?: string }) {
  const { name, common, columns, rest } = split(props);
  const t = useWordsOf(inputWords);
  const formats = useFormats();
  const partsOf = (value: unknown) => (typeof value === 'string' ? value.split('T') : []);
  const inWords = (value: unknown) => {
    const [day = '', time = ''] = partsOf(value);
    return [/^\d{4}-\d\d-\d\d$/.test(day) ? formats.date(day) : day, time].filter(Boolean).join(' ') || null;
  };
  const refusalText = (value: unknown) => {
    const [day, time] = partsOf(value);
    if (day === '') return t.noDate;
    return time === '' ? t.noTime : null;
  };
  const { value, onChange, input } = useField(name, common, inWords, false, refusalText);
  return (
    <FieldSpan columns={columns}>
      <DateTimeInput {...rest} {...input} value={asText(value)} onChange={onChange} />
    </FieldSpan>
  );
}

type OptionsProps = Named & { options: readonly SelectOption<OptionValue>[] };

function wordsOfOptions(options: readonly SelectOption<OptionValue>[]) {
  return (value: unknown) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    const labels = options.filter((option) => values.includes(option.value)).map((option) => option.label);
    return labels.length === 0 ? null : labels.join(', ');
  };
}

function SelectField(props: OptionsProps) {
  const { name, common, columns } = split(props);
  const t = useWordsOf(inputWords);
  const isOption = (value: unknown) => props.options.some((option) => option.value === value);
  // a text that matches no option
  const refusalText = (value: unknown) => (typeof value === 'string' && !isOption(value) ? t.notInList(value) : null);
  const { value, onChange, input } = useField(name, common, wordsOfOptions(props.options), false, refusalText);
  const chosen = (typeof value === 'string' || typeof value === 'number') && isOption(value) ? value : null;
  return (
    <FieldSpan columns={columns}>
      <SelectInput
        {...input}
        options={props.options}
        value={chosen}
        onChange={onChange}
        onUnmatched={onChange}
        unmatched={value}
      />
    </FieldSpan>
  );
}

function SegmentedField(props: Named & { options: readonly SelectOption<string>[] }) {
  const { name, common, columns } = split(props);
  const { value, onChange, input } = useField(name, common, wordsOfOptions(props.options));
  return (
    <FieldSpan columns={columns}>
      <SegmentedInput {...input} options={props.options} value={asText(value)} onChange={onChange} />
    </FieldSpan>
  );
}

function MultiSelectField(props: OptionsProps) {
  const { name, common, columns } = split(props);
  const { value, onChange, input } = useField(name, common, wordsOfOptions(props.options), true);
  return (
    <FieldSpan columns={columns}>
      <MultiSelectInput<OptionValue> {...input} options={props.options} value={asList(value)} onChange={onChange} />
    </FieldSpan>
  );
}

function CheckboxGroupField(props: OptionsProps) {
  const { name, common, columns } = split(props);
  const { value, onChange, input } = useField(name, common, wordsOfOptions(props.options), true);
  return (
    <FieldSpan columns={columns}>
      <CheckboxGroup<OptionValue> {...input} options={props.options} value={asList(value)} onChange={onChange} />
    </FieldSpan>
  );
}

function PickerField(props: Named & PickerProps<OptionValue>) {
  const { name, common, columns } = split(props);
  const [chosen, setChosen] = useState<PickerOption<OptionValue> | null>(null);
  const inWords = (value: unknown) => (chosen?.value === value ? chosen?.label : props.valueLabel) ?? null;
  const { value, onChange, input } = useField(name, common, inWords);
  const [rejected, setRejected] = useState<string | null>(null);
  const isRecord = (typeof value === 'string' || typeof value === 'number') && value !== rejected;
  return (
    <FieldSpan columns={columns}>
      <AsyncPickerInput<OptionValue>
        {...input}
        value={isRecord ? value : null}
        unmatched={value}
        onUnmatched={(text) => {
          setRejected(text);
          onChange(text);
        }}
        valueLabel={inWords(value)}
        search={(text, signal) => props.search(text, { signal })}
        onChange={(next, option) => {
          setChosen(option);
          onChange(next);
        }}
      />
    </FieldSpan>
  );
}

const LazyImageField = lazyPart(
  () => import('./ImageField.tsx').then((module) => module.ImageField),
  <div className={`${fileStyles.waiting} ${pageStyles.skeleton}`} aria-busy="true" />,
);

/** Its code is fetched only by forms that have an image. */
function ImageField(props: ImageFieldProps) {
  return (
    <FieldSpan columns={props.columns ?? 6}>
      <LazyImageField {...props} />
    </FieldSpan>
  );
}

type ValueWords = (value: unknown) => string | null;

type AnyInput = ComponentType<FieldProps<unknown> & { errors: Record<string, string> }> & {
  /** For an input that shows an instant as a day: which day it shows. */
  dayOf?: (instant: string, zone: string) => string;
};

/** Writes an instant as the day that its input shows. */
function useDayWords({ dayOf }: AnyInput) {
  const formats = useFormats();
  const zone = useTimeZone();
  if (dayOf === undefined) return undefined;
  return (value: unknown) =>
    typeof value === 'string' && value.includes('T') && !Number.isNaN(Date.parse(value))
      ? formats.date(dayOf(value, zone))
      : null;
}

/** Any custom input; a composite one also gets the errors of its parts (`errors['2.roles']`). */
function Field({ input: Input, inWords, ...props }: Named & { input: AnyInput; inWords?: ValueWords }) {
  const { name, common, columns, rest } = split(props);
  const { core } = useForm();
  const errors = useStore(core.store, (form) => form.errors);
  const dayWords = useDayWords(Input);
  const field = useField(name, common, inWords ?? dayWords);
  return (
    <FieldSpan columns={columns}>
      <Input
        {...rest}
        {...field.input}
        value={field.value}
        onChange={field.onChange}
        errors={errorsWithin(errors, name)}
      />
    </FieldSpan>
  );
}

const text = { read: asText };
const number = { read: asNumber };
const flag = { read: isOn, useWords: useYesNoWords };

function useValues(): Values {
  const { core } = useForm();
  return useStore(core.store, ({ values }) => values);
}

const components = {
  useValue: useFieldValue,
  useValues,
  TextField: bound(TextInput, text),
  LongTextField: bound(LongText, text),
  EmailField: bound(EmailInput, text),
  PhoneField: bound(PhoneInput, text),
  UrlField: bound(UrlInput, text),
  ColourField: bound(ColourInput, text),
  DateField: bound(DateInput, { read: asText, useWords: useDateWords }),
  TimeField: bound(TimeInput, text),
  DateTimeField,
  NumberField: bound(NumberInput, number),
  DurationField: bound(DurationInput, number),
  MoneyField: bound(MoneyInput, { read: asNumber, useWords: useMoneyWords, useRefusal: useMoneyRefusal }),
  PercentageField: bound(PercentageInput, { read: asNumber, useWords: usePercentageWords }),
  SwitchField: bound(SwitchInput, flag),
  CheckboxField: bound(CheckboxInput, flag),
  KeywordsField: bound(KeywordsInput, { read: asList, isPlainList: true }),
  SelectField,
  SegmentedField,
  PickerField,
  MultiSelectField,
  CheckboxGroupField,
  ImageField,
  Field,
};

/** The field components of a form, typed by the endpoint's body; at run time they are the same for all forms. */
export function fieldsFor<V extends Values>(): FieldComponents<V> {
  return components as unknown as FieldComponents<V>;
}
