import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const require = createRequire(import.meta.url);
const fontPath = (name: string) => require.resolve(`@expo-google-fonts/noto-sans/${name}`);

/** The two weights that our documents use; Noto Sans has every letter of names in Latin, Greek and Cyrillic. */
export const FONT = {
  regular: fontPath('400Regular/NotoSans_400Regular.ttf'),
  bold: fontPath('700Bold/NotoSans_700Bold.ttf'),
} as const;

const opened = new Map<string, Font>();

/** The fonts by their paths. They stay open, since reading them takes longer than writing a document. */
export async function openFonts(): Promise<ReadonlyMap<string, Font>> {
  // Loaded by the first document: most processes never create one.
  const { openSync } = await import('fontkit');
  for (const path of Object.values(FONT)) {
    if (opened.has(path)) continue;
    const font = openSync(path);
    if ('layout' in font) opened.set(path, font);
  }
  return opened;
}

/** Whether our fonts have a character; both weights have the same ones. */
export function hasGlyph(character: string): boolean {
  const font = opened.get(FONT.regular);
  if (font === undefined) throw new Error('no font is open before a document is written');
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
