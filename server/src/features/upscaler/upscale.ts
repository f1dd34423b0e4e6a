import type * as api from '@move/contract/upscaler/upscaler.ts';
import type { Config } from '../../platform/config.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { checkToken } from './tickets.ts';

type Input = Pick<Call<typeof api.startUpscaling>, 'config' | 'now' | 'request'>;
export const issuing = ({ config, now }: Pick<Input, 'config' | 'now'>) => ({ key: config.filesSigningKey, now });
export const uploadedKey = (id: string) => `upscaler/${id}-in`;
export const enlargedKey = (id: string) => `upscaler/${id}-out`;

/** Throws 404 when upscaling is off, or done by an external service. */
export function assertUpscalerOn(config: Config): void {
  if (!config.upscalerEnabled || config.upscalerUrl !== undefined) throw notFound();
}

/** Returns the holder of a token of the built-in service. Throws 401 for another bearer, and 404 when the service is off. */
export function holderOf(call: Input): string {
  assertUpscalerOn(call.config);
  return checkToken(call.request.bearer, issuing(call));
}
