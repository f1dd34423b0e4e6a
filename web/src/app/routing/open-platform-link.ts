import type { HistoryLocation } from '@tanstack/history';
import { parseSearch, writeSearch } from '../../platform/navigation/addresses.ts';
import { applicationToSend } from '../../platform/state/context.ts';
import { loadProfileIfAllowed } from '../../platform/session/profile.ts';
import { Redirect } from '../../platform/navigation/router.ts';
import { scopeOfPath } from '../../platform/navigation/screen-scope.ts';
import { switchApplication } from '../switch-application.ts';

type Address = Pick<HistoryLocation, 'pathname' | 'search' | 'hash'>;

/** Returns the platform that a link from a mail or the inbox names (`?platform=3`), and the URL without it; null if the link names none. */
export function platformOfLink({ pathname, search, hash }: Address): { platform: number; href: string } | null {
  const { platform, ...rest } = parseSearch(search);
  return platform === undefined ? null : { platform: Number(platform), href: pathname + writeSearch(rest) + hash };
}

/** Switches to the platform in the URL, if it is one of the user's; then opens the URL without it. */
export async function openPlatformLink(location: Address): Promise<void> {
  const named = platformOfLink(location);
  if (named === null) return;
  const profile = await loadProfileIfAllowed(scopeOfPath('/profile'));
  const chosen = named.platform;
  if (profile !== null && applicationToSend({ profile, chosen, ofUrl: null }) === chosen) switchApplication(chosen);
  throw new Redirect(named.href);
}
