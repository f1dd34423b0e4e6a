const ENTRY = /<script[^>]+type="module"[^>]+src="([^"]+)"/;

/** The address of the entry script that a page names; it carries the hash of the build. */
export function entryOf(html: string): string | null {
  return ENTRY.exec(html)?.[1] ?? null;
}
