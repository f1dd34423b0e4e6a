import * as api from '@move/contract/upscaler/upscaler.ts';
import { bySender, fairLimit } from '../../platform/http/limits/fair-limit.ts';
import { route } from '../../platform/http/route.ts';
import { authorizeUpscaler } from './authorize-upscaler.ts';
import { processUpscaling } from './process-upscaling.ts';
import { uploadForUpscaling } from './upload-for-upscaling.ts';
import { holderOf } from './upscale.ts';
import { downloadUpscaled, startUpscaling } from './upscaler.queries.ts';

export const upscalerRoutes = [
  route(api.authorizeUpscaler, authorizeUpscaler),
  route(api.startUpscaling, startUpscaling),
  route(api.uploadForUpscaling, uploadForUpscaling, { precheck: holderOf }),
  // one at a time: enlarging takes a core and a connection
  route(api.processUpscaling, processUpscaling, { through: bySender(fairLimit(1, { each: 5, all: 20 })) }),
  route(api.downloadUpscaled, downloadUpscaled),
];
