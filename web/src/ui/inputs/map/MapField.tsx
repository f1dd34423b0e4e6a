import { lazyPart } from '../../lazy-part.tsx';
import { Button } from '../../page/Button.tsx';
import { ErrorBoundary } from '../../page/errors/ErrorBoundary.tsx';
import { useLocale, useWordsOf } from '../../Words.tsx';
import { mapWords } from './map-words.ts';
import { formatDegrees, parseDegrees } from './degrees.ts';
import type { FieldProps } from '../field.tsx';
import { FieldGroup } from '../FieldGroup.tsx';
import { TextInput } from '../text/TextInput.tsx';
import { useTypedText } from '../text/use-typed-text.ts';
import * as formSectionStyles from '../../page/FormSection.module.css';
import * as pageStyles from '../../page/page.module.css';
import * as styles from './map.module.css';

const PinMap = lazyPart(
  () => import('./PinMap.tsx').then((module) => module.PinMap),
  <div className={`${styles.frame} ${pageStyles.skeleton}`} aria-busy="true" />,
);

/** WGS 84 degrees; NaN for one that is missing or can't be parsed. */
export type Coordinates = { latitude: number; longitude: number };

type DegreesInputProps = {
  label: string;
  value: number | null;
  limit: number;
  isFixed: boolean;
  required?: boolean | undefined;
  onChange: (degrees: number | null) => void;
};

/** Degrees typed with a comma or a point. */
export function DegreesInput({ label, value, limit, isFixed, required, onChange }: DegreesInputProps) {
  const locale = useLocale();
  const typed = useTypedText({
    value,
    format: (degrees) => formatDegrees(degrees, locale),
    parse: (text) => parseDegrees(text, limit),
    isReadable: (degrees) => !Number.isNaN(degrees),
    onChange,
  });
  return (
    <TextInput
      label={label}
      // the numeric keypad of a phone has no minus
      inputMode="text"
      disabled={isFixed}
      required={required}
      value={typed.text}
      onChange={typed.onText}
      onBlur={typed.onLeave}
      error={typed.isReadable ? null : `-${limit} … ${limit}`}
    />
  );
}

type MapFieldProps = FieldProps<Coordinates | null> & {
  /** Only if the point is the centre of a stored map view: the zoom of that view, which the map follows. */
  zoom?: number | null | undefined;
  /** Called with whole steps when the user zooms. */
  onZoom?: ((zoom: number) => void) | undefined;
};

/** A point on the map: drag the pin, click, use arrow keys, or type the coordinates. The map is loaded when shown. */
export function MapField(props: MapFieldProps) {
  const { value, onChange, disabled = false, readOnly = false } = props;
  const w = useWordsOf(mapWords);
  const isFixed = disabled || readOnly;
  const isPlaced = value !== null && !Number.isNaN(value.latitude) && !Number.isNaN(value.longitude);
  const change = (part: 'latitude' | 'longitude', degrees: number | null) => {
    const other = part === 'latitude' ? value?.longitude : value?.latitude;
    if (degrees === null && (other === undefined || Number.isNaN(other))) onChange(null);
    else onChange({ latitude: Number.NaN, longitude: Number.NaN, ...value, [part]: degrees ?? Number.NaN });
  };
  const shown = (degrees: number | undefined) => degrees ?? null;
  return (
    <FieldGroup {...props} description={props.description ?? (isFixed ? undefined : w.help)}>
      <ErrorBoundary>
        <PinMap
          label={props.label}
          value={isPlaced ? value : null}
          onChange={onChange}
          isFixed={isFixed}
          zoom={props.zoom}
          onZoom={props.onZoom}
        />
      </ErrorBoundary>
      <div className={`${formSectionStyles.fields} ${styles.fields}`}>
        <div className={formSectionStyles.span3}>
          <DegreesInput
            label={w.latitude}
            limit={90}
            value={shown(value?.latitude)}
            isFixed={isFixed}
            required={props.required}
            onChange={(degrees) => change('latitude', degrees)}
          />
        </div>
        <div className={formSectionStyles.span3}>
          <DegreesInput
            label={w.longitude}
            limit={180}
            value={shown(value?.longitude)}
            isFixed={isFixed}
            required={props.required}
            onChange={(degrees) => change('longitude', degrees)}
          />
        </div>
      </div>
      {value !== null && !isFixed && !props.required && (
        <Button variant="subtle" color="neutral" size="xs" onClick={() => onChange(null)}>
          {w.removePin}
        </Button>
      )}
    </FieldGroup>
  );
}
