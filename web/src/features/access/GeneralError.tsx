import { IconAlertCircle } from '@tabler/icons-react';
import * as fieldStyles from '../../ui/inputs/field.module.css';

/** An error outside any field: too many attempts, no connection. */
export function GeneralError({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text !== null && (
        <p className={fieldStyles.fieldError}>
          <IconAlertCircle size={16} stroke={2} aria-hidden /> <span>{text}</span>
        </p>
      )}
    </div>
  );
}
