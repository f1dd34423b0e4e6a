type Keep = () => void;

const keepers = new Set<Keep>();

/** Runs before the product reloads itself, so that drafts are kept; answers the function that withdraws it. */
export function beforeReload(keep: Keep): () => void {
  keepers.add(keep);
  return () => keepers.delete(keep);
}

/** Keeps what is typed, then loads the page again. */
export function reloadPage(): void {
  for (const keep of keepers) keep();
  window.location.reload();
}
