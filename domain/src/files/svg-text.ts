/**
 * Whether a text is an SVG: its first element is `svg`, after any declarations, comments and a document type. Each step continues after
 * what it has read, so that the time is linear in the length.
 */
export function isSvgText(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, '').trimStart();
  for (let end = prologEnd(rest); end > 0; end = prologEnd(rest)) rest = rest.slice(end).trimStart();
  // also in capitals, which XML doesn't allow: the file is then refused as a broken SVG, not as a file of another kind
  return /^<(?:\w+:)?svg[\s>/]/i.test(rest);
}

/** The length of the declaration, comment or document type at the start of a text; 0 when there is none, or it has no end. */
function prologEnd(text: string): number {
  if (text.startsWith('<?')) return indexAfter(text, '?>', 2);
  if (text.startsWith('<!--')) return indexAfter(text, '-->', 4);
  if (!/^<!doctype/i.test(text)) return 0;
  const end = indexAfter(text, '>', 0);
  const subset = text.slice(0, end).indexOf('[');
  if (subset < 0) return end;
  const subsetEnd = indexAfter(text, ']', subset);
  return subsetEnd === 0 ? 0 : indexAfter(text, '>', subsetEnd);
}

/** The index after the next `mark`; 0 when there is none. */
function indexAfter(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? 0 : at + mark.length;
}
