import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { useStore } from '../../platform/state/store.ts';
import { editMessages } from './edit.messages.ts';
import type { Values } from './form/field-paths.ts';
import type { FormCore } from './form/form-core.ts';
import * as look from '../../ui/look/look.module.css';
import * as surfaceStyles from '../../ui/look/surface.module.css';
import * as buttonStyles from '../../ui/page/Button.module.css';
import * as styles from './ErrorSummary.module.css';

/** Names the part of a composite field that an error is about, such as the day of opening hours, by the path of the error. */
export type ErrorPlace = (path: string, values: Values) => string | null;

type ErrorSummaryProps = { core: FormCore; onGo: (path: string) => void; whereOf?: ErrorPlace | undefined };

/**
 * Lists why saving was refused, above the form; each message links to its field. A message that belongs to no field gets the focus, because
 * the user may have scrolled it out of sight.
 */
export function ErrorSummary({ core, onGo, whereOf }: ErrorSummaryProps) {
  const words = useMessages(editMessages).edit;
  const { errors, values, general, requestId, hasTried } = useStore(core.store);
  const fields = Object.entries(errors);
  const summary = useRef<HTMLDivElement>(null);
  // a message that was there before, on a tab that is opened again, leaves the focus where it is
  const seen = useRef(general);
  useEffect(() => {
    if (general !== seen.current && general.length > 0) summary.current?.focus();
    seen.current = general;
  }, [general]);
  if (!hasTried || (fields.length === 0 && general.length === 0)) return null;
  return (
    <div ref={summary} className={`${surfaceStyles.note} ${styles.summary}`} role="alert" tabIndex={-1}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      <div>
        {fields.length > 0 && <p className={look.semibold}>{words.summary}</p>}
        {general.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {requestId !== null && <p className={`${look.code} ${look.smaller}`}>{words.number(requestId)}</p>}
        {fields.length > 0 && (
          <ul>
            {fields.map(([path, sentences]) => (
              <li key={path}>
                <button type="button" className={buttonStyles.linkButton} onClick={() => onGo(path)}>
                  {[whereOf?.(path, values), sentences[0]].filter(Boolean).join(': ')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
