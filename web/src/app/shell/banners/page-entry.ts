const ENTRY = /<script[^>]+type="module"[^>]+src="([^"]+)"/;

/** The address of a page's entry script, which contains the hash of the build. */
export function findEntryScript(html: string): string | null {
  return ENTRY.exec(html)?.[1] ?? null;
}
