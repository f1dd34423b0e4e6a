import { PICTOGRAMS, type Pictogram } from '@move/domain/taxonomy/pictograms.ts';
import { IconBan } from '@tabler/icons-react';
import { useId } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { FieldProps } from '../../../ui/inputs/field.tsx';
import { FieldGroup } from '../../../ui/inputs/FieldGroup.tsx';
import { pictogramIcons } from './pictogram-icons.ts';
import { pictogramMessages } from './pictograms.messages.ts';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import * as styles from './pictograms.module.css';

type PictogramInputProps = FieldProps<Pictogram | null | undefined, Pictogram | null>;

/** A choice of one pictogram or none: radio buttons, with the names of the pictograms as labels. */
export function PictogramInput(props: PictogramInputProps) {
  const { value = null, onChange, disabled = false, readOnly = false } = props;
  const names = useMessages(pictogramMessages);
  const { noPictogram } = useMessages(taxonomyMessages);
  const group = useId();
  const radio = (option: Pictogram | null) => ({
    type: 'radio' as const,
    name: group,
    checked: value === option,
    disabled: disabled || readOnly,
    onChange: () => onChange(option),
  });
  return (
    <FieldGroup {...props}>
      <div className={styles.choices}>
        <label title={noPictogram}>
          <input {...radio(null)} aria-label={noPictogram} />
          <IconBan size={20} stroke={1.75} aria-hidden />
        </label>
        {PICTOGRAMS.map((option) => {
          const Icon = pictogramIcons[option];
          return (
            <label key={option} title={names[option]}>
              <input {...radio(option)} aria-label={names[option]} />
              <Icon size={22} stroke={1.75} aria-hidden />
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
