import type { CallOptions } from '@move/contract/kit/client/client.ts';
import type { ImageUse } from '@move/domain/files/image-rules.ts';
import type { ComponentType, ReactNode } from 'react';
import type { FieldProps } from '../../../ui/inputs/field.tsx';
import type { ImageShape } from '../../../ui/inputs/files/ImageInput.tsx';
import type { OptionValue, SelectOption } from '../../../ui/inputs/choices/SelectInput.tsx';
import type { PickerOption } from '../../../ui/inputs/choices/use-option-search.ts';
import type { PathOf, PathsTo, TextPath, ValueAt } from '../form/field-paths.ts';
import type { CommonProps } from '../form/use-field.ts';

/** The value of a field without null and undefined. */
type Value<V, P extends string> = NonNullable<ValueAt<V, P>>;
type Choice<V, P extends string> = Extract<Value<V, P>, OptionValue>;
type Item<V, P extends string> = Value<V, P> extends readonly (infer One extends OptionValue)[] ? One : never;
/** The names of fields with yes or no, including those that also accept 0 and 1. */
type FlagPath<V> = {
  [P in PathOf<V>]: Extract<NonNullable<ValueAt<V, P>>, boolean> extends never ? never : P;
}[PathOf<V>];

type Named<Name> = CommonProps & { name: Name };
type Component<Props> = (props: Props) => ReactNode;
type TextProps<V> = Named<TextPath<V>> & { maxLength?: number };
type NumberProps<V> = Named<PathsTo<V, number>> & { min?: number; max?: number };
type Options<Option extends OptionValue> = { options: readonly SelectOption<Option>[] };

export type PickerProps<Option extends OptionValue> = {
  /** Searches on the server; pass the signal on. */
  search: (text: string, options: Pick<CallOptions, 'signal'>) => Promise<readonly PickerOption<Option>[]>;
  /** The label of the stored value, before any search. */
  valueLabel?: string | null | undefined;
};

/** The fields of a form: a name the body lacks, or a field of another type, does not compile. */
export type FieldComponents<V> = {
  /** The value of a field as it is now, saved or not. Reading it neither shows the field nor changes its label. */
  useValue: <P extends PathOf<V>>(name: P) => ValueAt<V, P> | undefined;
  /** All values as they are now; renders again with every key press in any field. */
  useValues: () => { readonly [Name in keyof V]?: Exclude<V[Name], undefined> };
  TextField: Component<TextProps<V>>;
  LongTextField: Component<TextProps<V> & { rows?: number }>;
  EmailField: Component<TextProps<V> & { isMultiple?: boolean }>;
  PhoneField: Component<TextProps<V>>;
  UrlField: Component<TextProps<V>>;
  ColourField: Component<TextProps<V> & { withPreview?: boolean }>;
  DateField: Component<Named<TextPath<V>> & { min?: string; max?: string }>;
  TimeField: Component<Named<TextPath<V>> & { step?: number }>;
  DateTimeField: Component<Named<TextPath<V>> & { min?: string; max?: string }>;
  NumberField: Component<NumberProps<V> & { unit?: string }>;
  /** Minutes, entered in days, hours or minutes. */
  DurationField: Component<Named<PathsTo<V, number>>>;
  /** Whole cents. */
  MoneyField: Component<NumberProps<V>>;
  PercentageField: Component<NumberProps<V>>;
  SwitchField: Component<Named<FlagPath<V>>>;
  CheckboxField: Component<Named<FlagPath<V>>>;
  KeywordsField: Component<Named<PathsTo<V, readonly string[]>> & { max?: number | null }>;
  SelectField: <P extends PathsTo<V, OptionValue>>(props: Named<P> & Options<Choice<V, P>>) => ReactNode;
  SegmentedField: <P extends PathsTo<V, string>>(props: Named<P> & Options<Extract<Choice<V, P>, string>>) => ReactNode;
  PickerField: <P extends PathsTo<V, OptionValue>>(props: Named<P> & PickerProps<Choice<V, P>>) => ReactNode;
  MultiSelectField: <P extends PathsTo<V, readonly OptionValue[]>>(props: Named<P> & Options<Item<V, P>>) => ReactNode;
  CheckboxGroupField: <P extends PathsTo<V, readonly OptionValue[]>>(
    props: Named<P> & Options<Item<V, P>>,
  ) => ReactNode;
  /** The token of an upload; the record carries an `Image` under the same name. */
  ImageField: Component<Named<TextPath<V>> & { use: ImageUse; shape?: ImageShape }>;
  /** Any other input, with its own props besides those of a field. */
  Field: <P extends PathOf<V>, Extra extends object = object>(
    props: Named<P> & {
      input: ComponentType<FieldProps<ValueAt<V, P>> & Extra>;
      /** The value in dialogs, such as the name of a record that is stored by its id. */
      inWords?: (value: unknown) => string | null;
    } & Omit<Extra, keyof FieldProps<unknown> | 'errors'>,
  ) => ReactNode;
};
