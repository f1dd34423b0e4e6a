import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { ErrorBoundary } from '../../../ui/page/errors/ErrorBoundary.tsx';
import { IconButton } from '../../../ui/page/IconButton.tsx';
import { useWords, useWordsOf } from '../../../ui/Words.tsx';
import { mapWords } from '../../../ui/inputs/map/map-words.ts';
import { type Corner, nextCorner } from './area.ts';
import type { MapLocations } from './map-locations.ts';
import { FieldGroup } from '../../../ui/inputs/FieldGroup.tsx';
import type { FieldProps } from '../../../ui/inputs/field.tsx';
import { DegreesInput } from '../../../ui/inputs/map/MapField.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as mapStyles from '../../../ui/inputs/map/map.module.css';
import * as pageStyles from '../../../ui/page/page.module.css';
import * as styles from './map.module.css';

const AreaMap = lazyPart(
  () => import('./AreaMap.tsx').then((module) => module.AreaMap),
  <div className={`${mapStyles.frame} ${pageStyles.skeleton}`} aria-busy="true" />,
);

function CornerRow({
  corner,
  at,
  isFixed,
  onChange,
  onRemove,
}: {
  corner: Corner;
  at: number;
  isFixed: boolean;
  onChange: (corner: Corner) => void;
  onRemove: () => void;
}) {
  const w = useWordsOf(mapWords);
  const name = w.point(at + 1);
  return (
    <li className={look.row} style={{ alignItems: 'flex-end' }}>
      <DegreesInput
        label={`${name}: ${w.latitude.toLowerCase()}`}
        limit={90}
        value={corner[1]}
        isFixed={isFixed}
        onChange={(latitude) => onChange([corner[0], latitude ?? Number.NaN])}
      />
      <DegreesInput
        label={`${name}: ${w.longitude.toLowerCase()}`}
        limit={180}
        value={corner[0]}
        isFixed={isFixed}
        onChange={(longitude) => onChange([longitude ?? Number.NaN, corner[1]])}
      />
      {!isFixed && (
        <IconButton
          label={w.removePoint(at + 1)}
          icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

type MapAreaFieldProps = FieldProps<readonly Corner[]> & { places: MapLocations };

/** An area, drawn on the map or entered as a list of corner points. Fewer than three points are no area yet. */
export function MapAreaField({ places, ...props }: MapAreaFieldProps) {
  const { value, onChange, disabled = false, readOnly = false } = props;
  const w = useWords();
  const t = useWordsOf(mapWords);
  const [isDrawing, setDrawing] = useState(false);
  const [cornersSet, setCornersSet] = useState(0);
  const isFixed = disabled || readOnly;
  const drawable = value.every((corner) => corner.every((degrees) => !Number.isNaN(degrees))) ? value : [];
  return (
    <FieldGroup {...props}>
      <ErrorBoundary>
        <AreaMap
          label={props.label}
          value={drawable}
          onChange={onChange}
          isFixed={isFixed}
          isDrawing={isDrawing}
          onCorner={setCornersSet}
          onDrawn={() => setDrawing(false)}
          places={places}
        >
          {isDrawing && (
            <div className={styles.hint}>
              <span role="status">{t.drawing(cornersSet)}</span>
              <Button variant="default" size="xs" onClick={() => setDrawing(false)}>
                {w.cancel}
              </Button>
            </div>
          )}
        </AreaMap>
      </ErrorBoundary>
      {!isFixed && (
        <div className={`${look.row} ${look.wrap}`} style={{ margin: '8px 0' }}>
          <Button variant="default" size="xs" aria-pressed={isDrawing} onClick={() => setDrawing(!isDrawing)}>
            {t.draw}
          </Button>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={15} stroke={1.75} aria-hidden />}
            onClick={() => onChange([...value, nextCorner(value)])}
          >
            {t.addPoint}
          </Button>
          {value.length > 0 && (
            <Button variant="subtle" color="neutral" size="xs" onClick={() => onChange([])}>
              {t.clear}
            </Button>
          )}
        </div>
      )}
      <ol className={styles.corners} aria-label={t.points}>
        {value.map((corner, at) => (
          <CornerRow
            // oxlint-disable-next-line react/no-array-index-key -- a corner is identified by its position in the ring
            key={at}
            {...{ corner, at, isFixed }}
            onChange={(next) => onChange(value.map((other, i) => (i === at ? next : other)))}
            onRemove={() => onChange(value.filter((_, i) => i !== at))}
          />
        ))}
      </ol>
    </FieldGroup>
  );
}
