/** Level of the product that an address belongs to (specification §2.2 … §2.4). */
export type Level = 'organization' | 'application' | 'admin' | 'own';

export type ScreenScope = { readonly level: Level; readonly organizationId: number | null };

/** A positive whole number as it stands in an address, else null (D0.12). */
export function idFrom(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9][0-9]*$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/** Where an address is: its level, and the organisation that it names. Case and a last slash don't matter. */
export function scopeOfPath(pathname: string): ScreenScope {
  const [, area = '', second] = pathname.toLowerCase().split('/');
  const organizationId = area === 'organizations' ? idFrom(second) : null;
  if (organizationId !== null) return { level: 'organization', organizationId };
  // The literal readings of D10.2 put one build page under /applications.
  if (area === 'application' || area === 'applications') return { level: 'application', organizationId: null };
  if (area === 'admin') return { level: 'admin', organizationId: null };
  return { level: 'own', organizationId: null };
}

/** An address pattern with its ids filled in: `/organizations/$organizationId/locations` → `/organizations/4/locations`. */
export function fillPath(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\$([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** The same section of another organisation, without a record: `/organizations/4/locations/9/update` → `/organizations/7/locations`. */
export function sectionIn(pathname: string, organizationId: number): string {
  const [, area, , section] = pathname.split('/');
  const isOrganization = area?.toLowerCase() === 'organizations';
  const kept = isOrganization ? section : area?.toLowerCase() === 'application' ? pathname.split('/')[2] : undefined;
  return kept ? `/organizations/${organizationId}/${kept}` : `/organizations/${organizationId}`;
}
