const BASIC = /^Basic ([A-Za-z0-9+/]+={0,2})$/i;

/** The name and password of an Authorization header of type Basic, each in form encoding (RFC 6749 §2.3.1), else null. */
export function readBasic(authorization: string | undefined): { name: string; password: string } | null {
  const [, encoded] = BASIC.exec(authorization ?? '') ?? [];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0) return null;
  try {
    return { name: formDecoded(text.slice(0, colon)), password: formDecoded(text.slice(colon + 1)) };
  } catch {
    return null;
  }
}

const formDecoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
