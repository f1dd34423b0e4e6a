import { type ReactNode, useEffect } from 'react';
import { useField, useFieldValue, useForm } from '../../../screens/edit/form/use-field.ts';
import { SelectInput } from '../../../ui/inputs/choices/SelectInput.tsx';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';

type InheritedSelectProps = {
  name: 'rate_id' | 'location_id';
  /** The field that says whether the value is inherited. Without such a field, null means inherited. */
  flag?: 'rate_inherited';
  /** The text of the first option, e.g. “Tarief van de activiteit (€ 12,50)”. */
  inherited: string;
  options: readonly { value: number | null; label: string }[];
  description?: ReactNode;
  onSearch?: (text: string) => void;
};

const INHERITED = 'inherited';

/** A select whose first option is the value of the activity. */
export function InheritedSelect({ name, flag, inherited, options, description, onSearch }: InheritedSelectProps) {
  const { core } = useForm();
  const labelOf = (value: unknown) => options.find((option) => option.value === value)?.label ?? inherited;
  const own = useField(name, { description }, labelOf);
  const { label } = own.input;
  useEffect(() => {
    if (flag === undefined) return;
    // flag and value change together, so the change of the flag is shown by the values, e.g. “Tarief van de activiteit → Jeugd”
    const flagInWords = (value: unknown) => {
      const { base, values } = core.store.get();
      return value === false ? labelOf((values[flag] === false ? values : base)[name]) : inherited;
    };
    core.textsByField.set(flag, { label, inWords: flagInWords });
  });
  const value = typeof own.value === 'number' ? own.value : null;
  const flagged = useFieldValue(flag ?? name);
  const isInherited = flag === undefined ? value === null : flagged !== false;
  const change = (key: string | null) => {
    const isOn = key === INHERITED || key === null;
    if (flag !== undefined) core.set(flag, isOn);
    own.onChange(isOn || key === 'null' ? null : Number(key));
  };
  return (
    <FieldSpan columns={6}>
      <SelectInput<string>
        {...own.input}
        value={isInherited ? INHERITED : String(value)}
        isClearable={false}
        options={[
          { value: INHERITED, label: inherited },
          ...options.map(({ value, label }) => ({ value: String(value), label })),
        ]}
        onSearch={onSearch}
        onChange={change}
      />
    </FieldSpan>
  );
}
