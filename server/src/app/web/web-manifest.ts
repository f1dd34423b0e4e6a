import { getSettings, type PublicApplication } from '@move/contract/applications/applications.ts';
import { normalizeColour } from '@move/domain/kit/values/colour.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withSharp } from '../../platform/images/sharp.ts';

const NAME = 'Move';
const COLOUR = '#0B6E4F';
/** The background colour of the light theme, shown while the app starts. */
const BACKGROUND = '#ffffff';
const SIZES = [180, 192, 512] as const;
/** The arch of the product's logo, in a field of 32 by 32. */
const ARCH = 'M7 23v-5a9 9 0 0 1 18 0v5M12 23v-5a4 4 0 0 1 8 0v5';
const DAY = 86_400;

type IconQuery = { colour?: string; shape?: string };

/**
 * Makes the check-in installable on a phone, with the name and colour of the domain's platform and icons in that colour. The app starts at
 * /checkin, because / logs the user out.
 */
export function mountManifest(app: FastifyInstance): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const brand = await brandOf(app, request);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifest(brand)));
  });
  for (const size of SIZES) {
    app.get<{ Querystring: IconQuery }>(`/app-icon-${size}.png`, async (request, reply) => {
      const { colour = '', shape } = request.query;
      const asked = normalizeColour(colour)?.slice(0, 7);
      const field = asked ?? (await brandOf(app, request)).colour;
      const icon = await draw({ size, colour: field, isMaskable: shape === 'maskable' });
      return reply
        .type('image/png')
        .header('cache-control', `public, max-age=${asked ? 365 * DAY : DAY}`)
        .send(icon);
    });
  }
}

type Brand = { name: string; colour: string };

async function brandOf(app: FastifyInstance, request: FastifyRequest): Promise<Brand> {
  const { statusCode, body } = await app.inject({
    method: 'GET',
    url: getSettings.path,
    headers: { host: request.hostname },
    remoteAddress: request.ip,
  });
  // a domain without a platform gets the product's own look
  const known: { application?: Partial<PublicApplication> } = statusCode === 200 ? JSON.parse(body) : {};
  const { name, primary_color } = known.application ?? {};
  return { name: name?.trim() || NAME, colour: primary_color?.slice(0, 7) ?? COLOUR };
}

function manifest({ name, colour }: Brand) {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/app-icon-${size}.png?colour=${encodeURIComponent(colour)}${purpose === 'maskable' ? '&shape=maskable' : ''}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/checkin',
    name,
    short_name: shortName(name),
    start_url: '/checkin',
    scope: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: colour,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
}

/** The maximum length of a name below an icon; phones cut off longer ones. */
const SHORT = 12;

/** Returns the first words that fit, at least one. */
function shortName(name: string): string {
  const [first = NAME, ...others] = name.split(/\s+/);
  let short = first;
  for (const word of others) {
    if (short.length + 1 + word.length > SHORT) break;
    short += ` ${word}`;
  }
  return short;
}

type Drawing = { size: number; colour: string; isMaskable: boolean };

/**
 * Draws an icon. A maskable icon fills its square, because the phone cuts out its own shape; the arch stays within the part that every
 * shape keeps.
 */
function draw({ size, colour, isMaskable }: Drawing): Promise<Buffer> {
  const arch = `<path d="${ARCH}" fill="none" stroke="${inkOn(colour)}" stroke-width="3" stroke-linecap="round"/>`;
  const placed = isMaskable ? `<g transform="translate(4.8 4.8) scale(.7)">${arch}</g>` : arch;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">
    <rect width="32" height="32" rx="${isMaskable || size === 180 ? 0 : 7}" fill="${colour}"/>${placed}</svg>`;
  return withSharp((sharp) => sharp(Buffer.from(svg)).png().toBuffer());
}

/** Returns the colour of the arch: white if its contrast with the background is 3:1 or more (WCAG 1.4.11), else nearly black. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= 3 ? '#ffffff' : '#1b1a18';
}
