export type Level = 'organization' | 'application' | 'admin' | 'own';

export type ScreenScope = { readonly level: Level; readonly organizationId: number | null };

/** Parses a positive integer in a URL; null for anything else. */
export function idFrom(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9][0-9]*$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/** The level of a URL and the organisation in it. Case and a trailing slash don't matter. */
export function scopeOfPath(pathname: string): ScreenScope {
  const [, area = '', second] = pathname.toLowerCase().split('/');
  const organizationId = area === 'organizations' ? idFrom(second) : null;
  if (organizationId !== null) return { level: 'organization', organizationId };
  // pages below /applications have the menu of the platform too
  if (area === 'application' || area === 'applications') return { level: 'application', organizationId: null };
  if (area === 'admin') return { level: 'admin', organizationId: null };
  return { level: 'own', organizationId: null };
}

/** Fills ids into a URL pattern: `/organizations/$organizationId/locations` → `/organizations/4/locations`. */
export function fillPath(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\$([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** The same section of another organisation, without a record: `/organizations/4/locations/9/update` → `/organizations/7/locations`. */
export function sameSectionPath(pathname: string, organizationId: number): string {
  const [, area, , section] = pathname.split('/');
  const isOrganization = area?.toLowerCase() === 'organizations';
  const kept = isOrganization ? section : area?.toLowerCase() === 'application' ? pathname.split('/')[2] : undefined;
  return kept ? `/organizations/${organizationId}/${kept}` : `/organizations/${organizationId}`;
}
