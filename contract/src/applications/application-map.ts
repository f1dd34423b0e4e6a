import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Instant, Latitude, Longitude, optionalText, refused, Version } from '../kit/fields.ts';
import { checkPin } from '../kit/pin.ts';
import { applicationLabels } from './applications.labels.ts';
import { Zoom } from './manage-applications.ts';

const centre = {
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  zoom: z.number().nullable(),
};

/** The map settings of a platform. The token for tiles can be written; only `getMap` returns it. */
export const MapSettings = z.strictObject({
  style_url: z.string().nullable(),
  has_access_token: Flag,
  ...centre,
  updated_at: Instant,
});

const STYLE = /^(?:https:\/\/[^\s/?#][^\s/?#.]*\.[^\s/?#]\S*|mapbox:\/\/styles\/[\w-]+\/[\w-]+)$/;

const MapDraft = z
  .object({
    style_url: optionalText(2_000)
      .refine((value) => value === null || STYLE.test(value), refused('map.style'))
      .optional(),
    access_token: optionalText(500)
      .refine((value) => !value?.startsWith('sk.'), refused('map.secret_token'))
      .optional(),
    longitude: Longitude.optional(),
    latitude: Latitude.optional(),
    zoom: Zoom.optional(),
    ...Version,
  })
  .check(checkPin);

const PATH = '/v1/admin/applications/:applicationId/mapbox';
const guard = { permission: 'role:superadmin', scope: 'all', labels: applicationLabels } as const;

export const getApplicationMap = endpoint({
  ...guard,
  name: 'getApplicationMap',
  method: 'GET',
  path: PATH,
  reply: { mapbox: MapSettings },
});

export const updateApplicationMap = endpoint({
  ...guard,
  name: 'updateApplicationMap',
  method: 'PUT',
  path: PATH,
  body: MapDraft,
  reply: { mapbox: MapSettings },
  problems: ['stale'],
});

/** The map settings of the current platform, with the token for tiles. */
export const getMap = endpoint({
  name: 'getMap',
  method: 'GET',
  path: '/v1/admin/application/map',
  permission: 'signed-in',
  scope: 'application',
  reply: {
    map: z.strictObject({ style_url: z.string().nullable(), access_token: z.string().nullable(), ...centre }),
  },
});
