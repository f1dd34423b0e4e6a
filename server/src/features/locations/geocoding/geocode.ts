import type * as api from '@move/contract/locations/geocode.ts';
import { normalizePostcode } from '@move/domain/kit/values/postcode.ts';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';

type Pin = { latitude: number; longitude: number };
type Address = { zipcode: string; house_number?: string | undefined };

/** The centres of four-digit postcode areas, for the towns of the demo. */
const areas: Readonly<Record<string, Pin>> = {
  3451: { latitude: 51.9841, longitude: 5.1187 },
  3461: { latitude: 52.0213, longitude: 5.0432 },
  6301: { latitude: 50.8655, longitude: 5.8318 },
};

// milliseconds for both attempts together: short, since a user waits and the call holds a database connection
const TIMEOUT = 3_000;
const PAUSE = 200;
const Answer = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });

/** Looks up an address in the built-in table, or with the installation's geocoder (GEOCODER_DRIVER=http). */
export async function geocode({ query, config }: Call<typeof api.geocode>): Promise<Pin> {
  const { geocoderDriver, geocoderUrl } = config;
  const place = geocoderDriver === 'http' && geocoderUrl ? await ask(geocoderUrl, query) : inTable(query);
  if (!place) throw notFound();
  return place;
}

function inTable({ zipcode }: Address): Pin | null {
  return areas[normalizePostcode(zipcode)?.slice(0, 4) ?? ''] ?? null;
}

/**
 * Asks the geocoder, and once more when it fails or can't be reached. Returns null when it is slow, unreachable or returns nonsense: then
 * the user places the pin by hand.
 */
async function ask(url: string, { zipcode, house_number = '' }: Address): Promise<Pin | null> {
  const address = new URL(url);
  address.searchParams.set('zipcode', zipcode);
  address.searchParams.set('house_number', house_number);
  const signal = AbortSignal.timeout(TIMEOUT);
  try {
    const first = await fetch(address, { signal }).catch(() => null);
    const answer = first === null || first.status >= 500 ? await askAgain(address, signal) : first;
    return answer.ok ? Answer.parse(await answer.json()) : null;
  } catch {
    return null;
  }
}

async function askAgain(address: URL, signal: AbortSignal): Promise<Response> {
  await setTimeout(PAUSE, undefined, { signal });
  return fetch(address, { signal });
}
