import {
  bounds,
  GEOFENCE_MAX_BYTES,
  type Polygon,
  parseGeofence,
  validatePolygons,
} from '@move/domain/applications/geofence.ts';
import { tooLargeMessage } from '@move/domain/kit/files/file-rules.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { area as areaOf } from '@turf/area';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useStore } from '../../../platform/state/store.ts';
import { fieldId } from '../../../screens/edit/form/use-field.ts';
import { cornersOf, ringOf } from './area.ts';
import { FieldGroup } from '../../../ui/inputs/FieldGroup.tsx';
import { FileDrop } from '../../../ui/inputs/files/FileDrop.tsx';
import { MapAreaField } from './MapAreaField.tsx';
import { ShapePreview } from './ShapePreview.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { FieldSpan, FormSection } from '../../../ui/page/FormSection.tsx';
import { mapMessages } from './map.messages.ts';
import { useMapLocations } from './use-map-locations.ts';
import { type Area, areaError, useGeofenceForm } from './use-geofence-form.ts';
import * as look from '../../../ui/look/look.module.css';

/** The most corners of an area that the user can edit; with more, dragging each is not practical. */
const CORNERS_MAX = 100;

/** The area that a platform serves: drawn, typed, or from a GeoJSON file. */
export function GeofenceSection({ applicationId }: { applicationId: number }) {
  const t = useMessages(mapMessages).geofence;
  const { core, area, set, refuse, isReady } = useGeofenceForm(applicationId);
  const places = useMapLocations(applicationId);
  const { errors, hasTried } = useStore(core.store);
  const error = errors['file']?.[0] ?? (hasTried && area ? areaError(area) : null);
  const field = { label: t.label, name: 'file', id: fieldId(core, 'file'), error };
  if (!isReady) return null;
  return (
    <FormSection title={t.title} description={t.text}>
      <FieldSpan columns={6}>
        {isDrawable(area) ? (
          <MapAreaField
            {...field}
            description={t.help}
            places={places}
            value={cornersOf(area?.[0]?.[0] ?? [])}
            onChange={(corners) => set(corners.length === 0 ? null : [[ringOf(corners)]])}
          />
        ) : (
          <FieldGroup {...field} description={t.tooLarge}>
            <ShapePreview label={t.label} shape={area} bounds={bounds(area)} />
            <Button variant="default" size="xs" style={{ marginTop: 8 }} onClick={() => set(null)}>
              {t.drawAnew}
            </Button>
          </FieldGroup>
        )}
        <Facts area={area} />
        <GeofenceFile onRead={set} onRefuse={refuse} />
      </FieldSpan>
    </FormSection>
  );
}

/** One ring without holes, with few enough corners to drag and to list. */
function isDrawable(area: Area): area is null | readonly [Polygon] {
  return area === null || (area.length === 1 && area[0]?.length === 1 && (area[0][0]?.length ?? 0) <= CORNERS_MAX + 1);
}

/** The size of the area, or why it is not valid yet. */
function Facts({ area }: { area: Area }) {
  const t = useMessages(mapMessages).geofence;
  const formats = useFormats();
  const locale = useLocale();
  if (area === null) return <p className={`${look.small} ${look.muted}`}>{t.none}</p>;
  const found = validatePolygons(area);
  if ('message' in found) {
    return (
      <p className={look.small} role="status" style={{ color: 'var(--mv-warning-text)' }}>
        {translate(locale, found.message)}
      </p>
    );
  }
  const coordinates = area.map((polygon) => polygon.map((ring) => ring.map(([x, y]) => [x, y])));
  const km2 = areaOf({ type: 'MultiPolygon', coordinates }) / 1_000_000;
  const holes = area.reduce((sum, polygon) => sum + polygon.length - 1, 0);
  const shown = formats.number(km2 < 10 ? Math.round(km2 * 100) / 100 : Math.round(km2));
  return (
    <p className={`${look.small} ${look.muted}`} role="status" style={{ marginTop: 8 }}>
      {t.facts(shown, formats.number(found.points - area.flat().length), area.length, holes)}
    </p>
  );
}

type GeofenceFileProps = { onRead: (area: Area) => void; onRefuse: (sentence: string) => void };

function GeofenceFile({ onRead, onRefuse }: GeofenceFileProps) {
  const t = useMessages(mapMessages).geofence;
  const locale = useLocale();
  const take = async (file: File) => {
    if (file.size > GEOFENCE_MAX_BYTES) {
      onRefuse(translate(locale, tooLargeMessage(GEOFENCE_MAX_BYTES)));
      return;
    }
    const found = parseGeofence(await file.text());
    if ('message' in found) onRefuse(translate(locale, found.message));
    else onRead(found.polygons);
  };
  return (
    <div style={{ marginTop: 12 }}>
      <FileDrop
        label={t.label}
        accept=".geojson,.json,application/geo+json,application/json"
        chooseWords={t.choose}
        onFile={(file) => void take(file)}
      />
      <p className={`${look.small} ${look.muted}`} style={{ marginTop: 6 }}>
        {t.fileHint}
      </p>
    </div>
  );
}
