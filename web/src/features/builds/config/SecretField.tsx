import { useMessages } from '../../../platform/texts/messages.ts';
import { useField, useForm } from '../../../screens/edit/form/use-field.ts';
import { LongText } from '../../../ui/inputs/text/LongText.tsx';
import { PasswordInput } from '../../../ui/inputs/text/PasswordInput.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { buildMessages } from '../builds.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './config.module.css';

type SecretFieldProps = { name: string; isStored: boolean; isLong?: boolean };

/** A secret that can be written but not read: empty keeps the stored one, null removes it. */
export function SecretField({ name, isStored, isLong = false }: SecretFieldProps) {
  const t = useMessages(buildMessages).secret;
  const { isReadOnly } = useForm();
  const { value, onChange, input } = useField(name, {
    description: isStored ? t.stored : t.none,
    placeholder: isStored ? '••••••••' : '',
    required: false,
  });
  const isGoing = value === null;
  const text = typeof value === 'string' ? value : null;
  // an emptied input keeps the secret: only the button removes it
  const change = (next: string | null) => onChange(next || undefined);
  return (
    <FieldSpan columns={isLong ? 6 : 4}>
      {isLong ? (
        <LongText {...input} value={text} onChange={change} rows={5} />
      ) : (
        <PasswordInput {...input} value={text} onChange={change} autoComplete="new-password" />
      )}
      {isStored && !isReadOnly && (
        <div className={styles.secretActions}>
          {isGoing ? (
            <p className={`${look.small} ${look.muted}`} role="status">
              {t.goes}
            </p>
          ) : (
            <Button variant="subtle" color="neutral" onClick={() => onChange(null)}>
              {t.remove}
            </Button>
          )}
        </div>
      )}
    </FieldSpan>
  );
}
