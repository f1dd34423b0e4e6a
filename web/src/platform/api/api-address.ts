const env: Readonly<Record<string, string | undefined>> = import.meta.env;

/** The full URL of a path on our own server, e.g. of a file; the URL of another server stays the same. */
export function apiAddress(path: string): string {
  return path.startsWith('/') ? (env['VITE_API_URL'] ?? '') + path : path;
}
