/** Whether the client already has this version (`If-None-Match`). A proxy that compressed the reply weakens the ETag. */
export function matchesEtag(ifNoneMatch: string | null, mark: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known.includes(mark) || known.includes('*');
}
