import {
  authorizeUpscaler,
  downloadUpscaled,
  processUpscaling,
  startUpscaling,
  uploadForUpscaling,
} from '@move/contract/upscaler/upscaler.ts';
import { lane } from '../../platform/http/lane.ts';
import { route } from '../../platform/http/route.ts';
import { authorize, enlarge, holderOf, readEnlarged, start, takeImage } from './upscale.ts';

export const upscalerRoutes = [
  route(authorizeUpscaler, authorize),
  route(startUpscaling, start),
  route(uploadForUpscaling, takeImage, { precheck: holderOf }),
  // one at a time: it keeps a core busy, and a connection with it
  route(processUpscaling, enlarge, { through: lane(1, 20) }),
  route(downloadUpscaled, readEnlarged),
];
