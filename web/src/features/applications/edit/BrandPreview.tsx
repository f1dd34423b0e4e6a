import { normalizeColour } from '@move/domain/kit/values/colour.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { DEFAULT_COLOURS } from '../../../platform/state/settings.ts';
import { useFieldValue } from '../../../screens/edit/form/use-field.ts';
import { brandRoles } from '../../../ui/look/brand-roles.ts';
import { contrast } from '../../../ui/look/colour-maths.ts';
import { type Scheme, surfaces } from '../../../ui/look/tokens.ts';
import { tokenVariables } from '../../../ui/look/variables.ts';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { applicationMessages } from '../applications.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as fieldStyles from '../../../ui/inputs/field.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './BrandPreview.module.css';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

const colourOf = (value: unknown, otherwise: string) =>
  (typeof value === 'string' ? normalizeColour(value) : null) ?? otherwise;

/** Previews the interface in the chosen colours, with the theme's own code, and names the colours that had to be corrected for contrast. */
export function BrandPreview() {
  const t = useMessages(applicationMessages).preview;
  const [primary_color, secondary_color] = [useFieldValue('primary_color'), useFieldValue('secondary_color')];
  const primary = colourOf(primary_color, DEFAULT_COLOURS.primary);
  const secondary = colourOf(secondary_color, DEFAULT_COLOURS.secondary);
  const corrections = SCHEMES.flatMap((scheme) =>
    correctionsOf(primary, scheme).map((part) => t.inScheme(t.correction[part], t[scheme].toLowerCase())),
  );
  return (
    <FieldSpan columns={6}>
      <h3 className={fieldStyles.groupLabel}>{t.title}</h3>
      <div className={styles.preview}>
        {SCHEMES.map((scheme) => (
          <SchemePreview key={scheme} {...{ primary, secondary, scheme }} />
        ))}
      </div>
      <p className={`${look.small} ${look.muted}`} role="status">
        {corrections.length === 0 ? t.kept : t.corrected(corrections.join(', '))}
      </p>
    </FieldSpan>
  );
}

/** The uses of the chosen colour for which it had to be corrected. */
function correctionsOf(colour: string, scheme: Scheme): ('solid' | 'edge' | 'text')[] {
  const roles = brandRoles(colour, scheme);
  const chosen = colour.slice(0, 7).toLowerCase();
  return (['solid', 'edge', 'text'] as const).filter((part) => roles[part].toLowerCase() !== chosen);
}

type SchemePreviewProps = { primary: string; secondary: string; scheme: Scheme };

function SchemePreview({ primary, secondary, scheme }: SchemePreviewProps) {
  const t = useMessages(applicationMessages).preview;
  const formats = useFormats();
  const roles = brandRoles(primary, scheme);
  const { sheet } = surfaces[scheme];
  const ratios = [
    [t.parts.button, contrast(roles.onSolid, roles.solid)],
    [t.parts.link, contrast(roles.text, sheet)],
    [t.parts.edge, contrast(roles.edge, sheet)],
  ] as const;
  return (
    <figure style={tokenVariables(primary, secondary, scheme)}>
      <figcaption>{t[scheme]}</figcaption>
      <div className={styles.sample} aria-hidden="true">
        <span className={styles.frame}>
          <i data-current />
          <i />
          <i />
        </span>
        <span className={styles.sheet}>
          <b>{t.menu}</b>
          <span className={styles.link}>{t.link}</span>
          <span className={styles.bar} />
          <span className={buttonStyles.button} data-variant="filled" data-color="brand" data-size="xs">
            {t.button}
          </span>
        </span>
      </div>
      <ul>
        {ratios.map(([part, ratio]) => (
          <li key={part} className={look.figures}>
            {t.ratio(part, `${formats.number(Math.floor(ratio * 10) / 10)} : 1`)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
