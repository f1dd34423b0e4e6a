import { IconAlertCircle } from '@tabler/icons-react';
import './short-form.css';

/** An error outside any field: too many attempts, no connection. */
export function GeneralError({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text !== null && (
        <p className="fielderror">
          <IconAlertCircle size={16} stroke={2} aria-hidden /> <span>{text}</span>
        </p>
      )}
    </div>
  );
}
