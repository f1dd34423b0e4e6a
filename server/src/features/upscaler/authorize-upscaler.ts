import type * as api from '@move/contract/upscaler/upscaler.ts';
import { unauthenticated } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { newToken, publicKeyOf } from './tickets.ts';
import { issuing, assertUpscalerOn } from './upscale.ts';

export async function authorizeUpscaler(call: Call<typeof api.authorizeUpscaler>) {
  assertUpscalerOn(call.config);
  if (call.body.public_key !== publicKeyOf(call.config.filesSigningKey)) throw unauthenticated();
  // enlarging an image changes no record
  return unaudited({ token: newToken(issuing(call)) });
}
