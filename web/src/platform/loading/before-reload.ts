type Keep = () => void;

const keepers = new Set<Keep>();

/** Registers a function that stores a draft; it runs before the product reloads itself. Returns the function that unregisters it. */
export function beforeReload(keep: Keep): () => void {
  keepers.add(keep);
  return () => keepers.delete(keep);
}

/** Stores unsaved input, then reloads the page. */
export function reloadPage(): void {
  for (const keep of keepers) keep();
  window.location.reload();
}
