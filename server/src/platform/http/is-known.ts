/** Whether a reader has what this mark stands for already (`If-None-Match`). A proxy that compressed the answer weakens the mark. */
export function isKnown(ifNoneMatch: string | null, mark: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known.includes(mark) || known.includes('*');
}
