import type { FieldProps } from '../../../ui/inputs/field.tsx';
import { SelectInput } from '../../../ui/inputs/choices/SelectInput.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { activityMessages } from '../activities.messages.ts';

export type LocationChoice = { id: number; name: string; city: string };

type LocationInputProps = FieldProps<number | null | undefined, number | null> & {
  locations: readonly LocationChoice[];
  onSearch: (text: string) => void;
};

/** The value of the option “no location”, which is stored as null. */
const NONE = 0;

/** Chooses one of the organisation's locations, or none. */
export function LocationInput({ locations, value, onChange, ...field }: LocationInputProps) {
  const t = useMessages(activityMessages);
  const options = locations.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }));
  return (
    <SelectInput
      {...field}
      value={value ?? NONE}
      isClearable={false}
      options={[{ value: NONE, label: t.noLocation }, ...options]}
      onChange={(id) => onChange(id === NONE ? null : id)}
    />
  );
}
