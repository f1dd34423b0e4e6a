/** An XML declaration, a comment or a document type before the first element. Anchored and without choices: nothing to go back for. */
const PROLOG = /^\s*(?:<\?[^?]*(?:\?(?!>)[^?]*)*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\])?[^>]*>)/i;

/** Whether bytes are an SVG: text whose first element is `svg`. */
export function isSvg(bytes: Uint8Array): boolean {
  let rest = new TextDecoder().decode(bytes.subarray(0, 4_096)).replace(/^\uFEFF/, '');
  for (let prolog = PROLOG.exec(rest); prolog; prolog = PROLOG.exec(rest)) rest = rest.slice(prolog[0].length);
  return /^\s*<(\w+:)?svg[\s>/]/.test(rest);
}
