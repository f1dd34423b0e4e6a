type Keep = () => void;

const keepers = new Set<Keep>();

/** Runs a function before the product reloads itself, so that drafts are stored; returns the function that removes it. */
export function beforeReload(keep: Keep): () => void {
  keepers.add(keep);
  return () => keepers.delete(keep);
}

/** Stores unsaved input, then reloads the page. */
export function reloadPage(): void {
  for (const keep of keepers) keep();
  window.location.reload();
}
