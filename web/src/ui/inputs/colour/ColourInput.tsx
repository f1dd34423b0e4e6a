import { DEFAULT_COLOUR, normalizeColour } from '@move/domain/kit/values/colour.ts';
import { lazyPart } from '../../lazy-part.tsx';
import { brandRoles } from '../../look/brand-roles.ts';
import { contrast } from '../../look/colour-maths.ts';
import { surfaces } from '../../look/tokens.ts';
import { FloatingPanel } from '../../overlays/menus/FloatingPanel.tsx';
import { useWordsOf } from '../../Words.tsx';
import { inputWords } from '../input-words.ts';
import { TextControl } from '../text/TextControl.tsx';
import { type FieldProps, inputProps } from '../field.tsx';
import { useTypedText } from '../text/use-typed-text.ts';
import * as look from '../../look/look.module.css';
import * as styles from './ColourInput.module.css';

const ColourPicker = lazyPart(
  () => import('./ColourPicker.tsx').then((module) => module.ColourPicker),
  <div style={{ width: 230, height: 260 }} aria-busy="true" />,
);

const isColour = (value: string | null) => value === null || normalizeColour(value) !== null;

function parseColour(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  return normalizeColour(typed.startsWith('#') ? typed : `#${typed}`) ?? typed;
}

/** Previews a button and a text in the readable colours that are computed from this colour. */
function ColourPreview({ colour }: { colour: string }) {
  const w = useWordsOf(inputWords);
  const roles = brandRoles(colour, 'light');
  const isOwn = contrast(colour.slice(0, 7), surfaces.light.sheet) >= 4.5;
  return (
    <div className={styles.preview} aria-live="polite">
      <span
        style={{ background: roles.solid, color: roles.onSolid, border: `1px solid ${roles.edge}` }}
        aria-hidden="true"
      >
        Aa
      </span>
      <span
        style={{ color: roles.text, background: surfaces.light.sheet, border: `1px solid ${surfaces.light.line}` }}
        aria-hidden="true"
      >
        Aa
      </span>
      <small>{isOwn ? w.readable : w.adjusted}</small>
    </div>
  );
}

type ColourInputProps = FieldProps<string | null> & {
  /** Shows how a button and a text look in this colour; for the colours of an application. */
  withPreview?: boolean | undefined;
};

/** `#RRGGBB` or `#RRGGBBAA`, typed or picked; starts from #FF0000. */
export function ColourInput({ withPreview = false, ...props }: ColourInputProps) {
  const { value, onChange, onBlur, error, disabled, readOnly } = props;
  const w = useWordsOf(inputWords);
  const typed = useTypedText({
    value,
    format: (colour) => colour ?? '',
    parse: parseColour,
    isReadable: isColour,
    onChange,
  });
  const shown = typed.isReadable && value !== null ? value : DEFAULT_COLOUR;
  const swatch = <span className={styles.swatch} style={{ '--swatch': shown }} aria-hidden="true" />;
  return (
    <div>
      <TextControl
        {...inputProps({
          ...props,
          placeholder: props.placeholder ?? DEFAULT_COLOUR,
          error: error ?? (typed.isReadable ? null : w.badColour),
        })}
        className={look.figures}
        autoComplete="off"
        spellCheck={false}
        value={typed.text}
        onChange={(event) => typed.onText(event.currentTarget.value)}
        onBlur={() => {
          typed.onLeave();
          onBlur?.();
        }}
        leftSection={
          disabled || readOnly ? (
            swatch
          ) : (
            <FloatingPanel label={`${w.colourPicker}: ${props.label}`} icon={swatch} isSmall side="bottom-start">
              <ColourPicker value={shown} onChange={onChange} />
            </FloatingPanel>
          )
        }
      />
      {withPreview && <ColourPreview colour={shown} />}
    </div>
  );
}
