import { normalizeColour } from '@move/domain/kit/values/colour.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useStore } from '../../../platform/state/store.ts';
import { useForm } from '../../../screens/edit/form/use-field.ts';
import { useUploadByToken } from '../../../screens/uploads/kept-uploads.ts';
import { isImage } from '../../../screens/uploads/stored-image.ts';
import { contrast } from '../../../ui/look/colour-maths.ts';
import type { Scheme } from '../../../ui/look/tokens.ts';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { buildMessages } from '../builds.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as fieldStyles from '../../../ui/inputs/field.module.css';
import * as styles from './config.module.css';

/** Below this a text is hard to read (WCAG 2, level AA). */
const LEAST_CONTRAST = 4.5;
const OTHERWISE = {
  light: { primary: '#3F4A45', background: '#FFFFFF', text: '#1A1C1E' },
  dark: { primary: '#A9B8B1', background: '#121416', text: '#F2F4F3' },
} as const;

/** The app on a phone, with the chosen colours and icon, in both schemes. */
export function AppPreview() {
  const t = useMessages(buildMessages).preview;
  const { core } = useForm();
  const { values } = useStore(core.store);
  const { icon, app_name: name } = values;
  const uploaded = useUploadByToken(typeof icon === 'string' ? icon : null);
  const source = isImage(icon) ? imageSource(icon, 'small') : (uploaded?.src ?? null);
  return (
    <FieldSpan columns={6}>
      <h3 className={fieldStyles.groupLabel}>{t.title}</h3>
      <div className={styles.preview}>
        {(['light', 'dark'] as const).map((scheme) => (
          <Phone
            key={scheme}
            scheme={scheme}
            values={values}
            source={source}
            name={typeof name === 'string' && name !== '' ? name : t.noName}
          />
        ))}
      </div>
    </FieldSpan>
  );
}

type PhoneProps = { scheme: Scheme; values: Readonly<Record<string, unknown>>; source: string | null; name: string };

function Phone({ scheme, values, source, name }: PhoneProps) {
  const t = useMessages(buildMessages).preview;
  const formats = useFormats();
  const colourOf = (part: 'primary' | 'background' | 'text') => {
    const value = values[`${scheme}_${part}_color`];
    return (typeof value === 'string' ? normalizeColour(value) : null)?.slice(0, 7) ?? OTHERWISE[scheme][part];
  };
  const [primary, background, ink] = [colourOf('primary'), colourOf('background'), colourOf('text')];
  const onPrimary = contrast('#FFFFFF', primary) >= contrast('#000000', primary) ? '#FFFFFF' : '#000000';
  const ratio = contrast(ink, background);
  const shown = `${formats.number(Math.floor(ratio * 10) / 10)} : 1`;
  return (
    <figure>
      <figcaption>{t[scheme]}</figcaption>
      <div className={styles.phone} aria-hidden="true" style={{ background, color: ink }}>
        <div className={styles.phoneHead} style={{ background: primary, color: onPrimary }}>
          <span className={styles.phoneIcon}>{source !== null && <img src={source} alt="" />}</span>
          <b className={look.ellipsis}>{name}</b>
        </div>
        <div className={styles.phoneBody}>
          <b>{t.heading}</b>
          <p>{t.text}</p>
          <span className={styles.phoneButton} style={{ background: primary, color: onPrimary }}>
            {t.button}
          </span>
          <span className={styles.phoneLink} style={{ color: primary }}>
            {t.link}
          </span>
        </div>
      </div>
      <p className={`${look.small} ${look.muted}`} role="status">
        {ratio >= LEAST_CONTRAST ? t.readable(shown) : t.hard(shown)}
      </p>
    </figure>
  );
}
