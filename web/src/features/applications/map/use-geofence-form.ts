import { applicationLabels } from '@move/contract/applications/applications.labels.ts';
import { getGeofence, removeGeofence, uploadGeofence } from '@move/contract/applications/geofence.ts';
import type { ApiError } from '@move/contract/kit/client/client.ts';
import { validatePolygons, type Polygon } from '@move/domain/applications/geofence.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { useEffect, useId } from 'react';
import { z } from 'zod';
import { useCall } from '../../../platform/api/calls.ts';
import { getLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { setQueryData, useRead } from '../../../platform/api/reads.ts';
import { useStore } from '../../../platform/state/store.ts';
import type { FormCore } from '../../../screens/edit/form/form-core.ts';
import { useFormActions, useFormCore } from '../../../screens/edit/drafts/kept-forms.ts';
import { showRefusal } from '../../../screens/edit/form/save-form.ts';
import { editMessages } from '../../../screens/edit/edit.messages.ts';

/** The polygons of an area; null is no area. */
export type Area = readonly Polygon[] | null;

const FIELD = 'file';
const schema = z.object({ [FIELD]: z.unknown() });

type GeofenceForm = {
  core: FormCore;
  area: Area;
  set: (area: Area) => void;
  refuse: (sentence: string) => void;
  isReady: boolean;
};

/** The area of a platform, as a form of its own next to the form of the map. Changes of both are counted, saved and left together. */
export function useGeofenceForm(applicationId: number): GeofenceForm {
  const params = { applicationId };
  const words = useMessages(editMessages).edit;
  const read = useRead(getGeofence, { params }, { showsErrors: true });
  const upload = useCall(uploadGeofence, { showsErrors: true });
  const remove = useCall(removeGeofence, { showsErrors: true });
  const id = useId();
  const core = useFormCore(`geofence ${applicationId}`, {
    id,
    schema,
    labels: applicationLabels,
    sendsChangesOnly: false,
  });
  const { values, isReady } = useStore(core.store);
  const stored = read.data?.geofence;
  useEffect(() => {
    if (stored !== undefined && core.changes().length === 0) core.reset({ [FIELD]: polygonsOf(stored) });
  }, [core, stored]);

  const area = (values[FIELD] ?? null) as Area;
  const refuse = (sentence: string) => core.update({ errors: { [FIELD]: [sentence] }, hasTried: true });
  const refused = (error: ApiError) => {
    showRefusal(core, error, { ...words, gone: words.removed });
    return false;
  };
  const save = async (): Promise<boolean> => {
    const { isPending } = core.store.get();
    const fault = area && areaError(area);
    if (fault) refuse(fault);
    if (isPending || fault) return false;
    core.update({ isPending: true });
    const result =
      area === null ? await remove.call({ params }) : await upload.call({ params, body: { file: fileOf(area) } });
    core.update({ isPending: false });
    if (!result.ok) return refused(result.error);
    core.reset({ [FIELD]: area });
    const reply = result.reply ?? { geofence: null };
    setQueryData(getGeofence, { params }, reply);
    return true;
  };
  const discard = () => core.reset({ [FIELD]: polygonsOf(stored ?? null) });
  useFormActions(core, { save, discard });
  return { core, area, set: (next) => core.set(FIELD, next), refuse, isReady };
}

type Stored = { type: string; coordinates: unknown } | null;

/** A single polygon becomes a list of one. */
function polygonsOf(stored: Stored): Area {
  if (stored === null) return null;
  return (stored.type === 'Polygon' ? [stored.coordinates] : stored.coordinates) as Area;
}

/** Returns why an area can't be saved, in the user's language, or null if it can. */
export function areaError(area: readonly Polygon[]): string | null {
  const found = validatePolygons(area);
  return 'message' in found ? translate(getLocale(), found.message) : null;
}

function fileOf(area: readonly Polygon[]): File {
  const text = JSON.stringify({ type: 'MultiPolygon', coordinates: area });
  return new File([text], 'area.geojson', { type: 'application/geo+json' });
}
