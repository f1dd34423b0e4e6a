import { translate } from '@move/domain/kit/messages/messages.ts';
import { httpWarning, joinUrl, PROTOCOLS, splitUrl } from '@move/domain/kit/values/url.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useLocale, useWordsOf } from '../../Words.tsx';
import { inputWords } from '../input-words.ts';
import { TextControl } from './TextControl.tsx';
import { type FieldProps, inputProps } from '../field.tsx';
import * as fieldStyles from '../field.module.css';
import * as tableStyles from '../../table/table.module.css';

function HttpWarning({ id, value }: { id: string; value: string | null }) {
  const locale = useLocale();
  const warning = httpWarning(value);
  if (warning === null) return null;
  return (
    <div id={id} className={fieldStyles.fieldWarning} role="status">
      <IconAlertTriangle size={15} stroke={1.75} aria-hidden />
      {translate(locale, warning)}
    </div>
  );
}

/** A URL: the protocol is chosen next to it (https first) and removed from what is typed or pasted; null when empty. */
export function UrlInput(props: FieldProps<string | null>) {
  const { value, onChange, label } = props;
  const w = useWordsOf(inputWords);
  const warningId = useId();
  // an empty value can't store the chosen protocol
  const [preferred, setPreferred] = useState<(typeof PROTOCOLS)[number]>('https://');
  const { protocol, rest } = value === null ? { protocol: preferred, rest: '' } : splitUrl(value);
  const choose = (text: string) => {
    const next = PROTOCOLS.find((one) => one === text) ?? 'https://';
    setPreferred(next);
    onChange(joinUrl(next, rest));
  };
  if (props.readOnly)
    return <TextControl {...inputProps(props)} value={value ?? ''} title={value ?? undefined} readOnly />;
  return (
    <div>
      <TextControl
        {...inputProps(props)}
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        aria-describedby={warningId}
        value={rest}
        onChange={(event) => onChange(joinUrl(protocol, event.currentTarget.value))}
        leftSectionWidth={92}
        leftSection={
          <select
            className={`${tableStyles.select} ${tableStyles.bare}`}
            aria-label={`${w.protocol} ${label}`}
            value={protocol}
            disabled={props.disabled}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {PROTOCOLS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        }
      />
      <HttpWarning id={warningId} value={value} />
    </div>
  );
}
