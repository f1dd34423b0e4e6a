const API = 'https://api.mapbox.com';

/** Turns a `mapbox://` address into https, and adds the token to addresses of Mapbox; all other addresses stay the same. */
export function resolveMapbox(address: string, token: string | null): string {
  const [, kind, rest = ''] = /^mapbox:\/\/(styles|sprites|fonts)\/(.+)$/.exec(address) ?? [];
  if (kind === 'styles') return withToken(`${API}/styles/v1/${rest}`, token);
  if (kind === 'sprites') return withToken(spriteOf(rest), token);
  if (kind === 'fonts') return withToken(`${API}/fonts/v1/${rest}`, token);
  const [, tileset] = /^mapbox:\/\/([^/]+)$/.exec(address) ?? [];
  if (tileset !== undefined) return withToken(`${API}/v4/${tileset}.json?secure`, token);
  return address.startsWith(`${API}/`) && !address.includes('access_token=') ? withToken(address, token) : address;
}

/** `user/style@2x.png` → `…/styles/v1/user/style/sprite@2x.png` */
function spriteOf(rest: string): string {
  const [, style = rest, tail = ''] = /^([^@.]+)((?:@2x)?(?:\.\w+)?)$/.exec(rest) ?? [];
  return `${API}/styles/v1/${style}/sprite${tail}`;
}

function withToken(address: string, token: string | null): string {
  if (token === null) return address;
  return `${address}${address.includes('?') ? '&' : '?'}access_token=${encodeURIComponent(token)}`;
}
