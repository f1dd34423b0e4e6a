const env: Readonly<Record<string, string | undefined>> = import.meta.env;

/** Makes a path of our own server reachable from the browser; another server's address stays the same. */
export function apiAddress(path: string): string {
  return path.startsWith('/') ? (env['VITE_API_URL'] ?? '') + path : path;
}
