import { isSvgText } from '@move/domain/files/svg-text.ts';

/** Whether bytes are an SVG, by their beginning. */
export function isSvg(bytes: Uint8Array): boolean {
  return isSvgText(new TextDecoder().decode(bytes.subarray(0, 4_096)));
}
