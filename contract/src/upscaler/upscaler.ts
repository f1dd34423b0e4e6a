import { IMAGE_MAX_BYTES } from '@move/domain/kit/files/file-rules.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { refused } from '../kit/fields.ts';
import { upscalerLabels } from './upscaler.labels.ts';
import { UploadedFile } from '../kit/upload.ts';

// The five calls of the image upscaling service. An external service has the same ones, hence their own paths and bearer.

const Multiplier = z
  .custom<2 | 4>((value) => value === 2 || value === 4, refused('upscale.multiplier'))
  .meta({ enum: [2, 4] });

const guard = { permission: 'public', scope: 'public', labels: upscalerLabels } as const;

/** Returns a token that works for two hours, for the key in the public settings. With the token of a login its images count as a user's. */
export const authorizeUpscaler = endpoint({
  ...guard,
  name: 'authorizeUpscaler',
  refusals: [401, 404],
  method: 'POST',
  path: '/upscaler/v1/auth',
  body: z.object({ public_key: z.string().min(1).max(200) }),
  reply: { token: z.string() },
  status: 200,
  hasSecret: true,
  isRepeatable: true,
});

export const startUpscaling = endpoint({
  ...guard,
  name: 'startUpscaling',
  refusals: [401, 404],
  method: 'GET',
  path: '/upscaler/v1/start/upscaleimage',
  reply: { server: z.string(), task: z.string() },
});

export const uploadForUpscaling = endpoint({
  ...guard,
  name: 'uploadForUpscaling',
  refusals: [401, 404],
  method: 'POST',
  path: '/upscaler/v1/upload',
  upload: { kinds: ['image'], maxBytes: IMAGE_MAX_BYTES },
  body: z.object({ task: z.string().min(1).max(200), file: UploadedFile }),
  reply: { server_filename: z.string() },
  status: 200,
  problems: ['file.too_large', 'file.broken', 'upscale.full'],
});

/** Enlarges the image two or four times, to at most 4,096 pixels a side. */
export const processUpscaling = endpoint({
  ...guard,
  name: 'processUpscaling',
  refusals: [401, 404],
  method: 'POST',
  path: '/upscaler/v1/process',
  body: z.object({
    task: z.string().min(1).max(200),
    tool: z.literal('upscaleimage'),
    multiplier: Multiplier.default(2),
    files: z
      .array(z.object({ server_filename: z.string().min(1).max(200), filename: z.string().max(255) }))
      .min(1)
      .max(1),
  }),
  reply: { download_filename: z.string(), status: z.literal('TaskSuccess') },
  status: 200,
  problems: ['upscale.multiplier', 'upscale.full'],
});

export const downloadUpscaled = endpoint({
  ...guard,
  name: 'downloadUpscaled',
  refusals: [401, 404],
  method: 'GET',
  path: '/upscaler/v1/download/:task',
  reply: 'file',
});
