const env: Readonly<Record<string, string | undefined>> = import.meta.env;

/** A path of our own server as the browser reaches it; another server's address stays as it is. */
export function apiAddress(path: string): string {
  return path.startsWith('/') ? (env['VITE_API_URL'] ?? '') + path : path;
}
