/** Whether bytes are an SVG: text whose first element is `svg`. */
export function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4_096)).replace(/^\uFEFF/, '');
  const afterProlog = start
    .replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(\[[\s\S]*?\])?[^>]*>/gi, '')
    .trimStart();
  return /^<(\w+:)?svg[\s>/]/.test(afterProlog);
}
