import { getFileVariant, uploadFile } from '@move/contract/files/files.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { animation, bitmap, bombOf, fileOf, picture, pngFile, transparentPng } from '../../../testing/pictures.ts';
import { testApp } from '../../../testing/test-app.ts';

const MB = 1024 * 1024;
const { app, call, signIn } = await testApp();

const whole = await picture().png().toBuffer();
const upload = (file: File, more: Record<string, unknown> = {}) => call(uploadFile, { body: { file, ...more } });
const original = async (id: string) => {
  const params = { file: id, variant: 'original' };
  return (await call(getFileVariant, { params })).bytes;
};

describe('accepted uploads', () => {
  test('a picture: its token, address, size, type and dimensions', async () => {
    const { status, body } = await upload(await pngFile(), { path: 'logos/clubs' });
    expect(status).toBe(201);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      filename: `uploads/logos/clubs/${body.id}.png`,
      size: expect.any(Number),
      mime_type: 'image/png',
      width: 800,
      height: 400,
    });
    const { bytes } = await call(getFileVariant, { params: { file: body.id, variant: 'original' } });
    expect(bytes.length).toBe(body.size);
  });

  test.each([
    ['jpg', async () => picture().jpeg().toBuffer(), 'image/jpeg', 'jpg'],
    ['jpeg', async () => picture().jpeg().toBuffer(), 'image/jpeg', 'jpg'],
    ['JPG', async () => picture().jpeg().toBuffer(), 'image/jpeg', 'jpg'],
    ['png', async () => picture().png().toBuffer(), 'image/png', 'png'],
    ['gif', async () => animation(3), 'image/gif', 'gif'],
    ['webp', async () => picture().webp().toBuffer(), 'image/webp', 'webp'],
    ['bmp', async () => bitmap({ width: 33, height: 20 }), 'image/png', 'png'],
    [
      'svg',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'image/svg+xml',
      'svg',
    ],
    // the content decides, not the name
    ['png', async () => picture().jpeg().toBuffer(), 'image/jpeg', 'jpg'],
  ])('.%s', async (extension, make, type, kept) => {
    const { status, body, errors } = await upload(fileOf(await make(), `beeld.${extension}`));
    expect([status, errors]).toEqual([201, {}]);
    expect([body.mime_type, body.filename]).toEqual([type, `uploads/${body.id}.${kept}`]);
  });

  test('exactly 2 MB, and not a byte more', async () => {
    const png = await picture().png().toBuffer();
    const padded = (size: number) => fileOf(Buffer.concat([png, Buffer.alloc(size - png.length)]), 'groot.png');
    expect((await upload(padded(2 * MB))).status).toBe(201);
    const { status, errors } = await upload(padded(2 * MB + 1));
    expect([status, errors]).toEqual([413, { file: ['Dit bestand is groter dan 2 MB'] }]);
  });
});

describe('refused uploads', () => {
  const text = (contents: string) => async () => Buffer.from(contents);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
  test.each([
    ['nothing', 'leeg.png', text(''), 'Dit bestand is leeg'],
    ['a text called png', 'tekst.png', text('hallo, dit is geen plaatje'), 'Bestand heeft een ongeldig bestandstype'],
    ['a page called svg', 'pagina.svg', text('<html><svg/></html>'), 'Bestand heeft een ongeldig bestandstype'],
    ['a picture called exe', 'foto.exe', async () => whole, 'Bestand heeft een ongeldig bestandstype'],
    ['a picture without extension', 'foto', async () => whole, 'Bestand heeft een ongeldig bestandstype'],
    ['a tiff', 'foto.png', async () => picture().tiff().toBuffer(), 'Bestand heeft een ongeldig bestandstype'],
    ['a pdf', 'foto.jpg', text('%PDF-1.7\n%âãÏÓ'), 'Bestand heeft een ongeldig bestandstype'],
    [
      'half a png',
      'half.png',
      async () => whole.subarray(0, whole.length / 2),
      expect.stringContaining('niet compleet'),
    ],
    [
      'the head of a jpeg',
      'kop.jpg',
      async () => (await picture().jpeg().toBuffer()).subarray(0, 700),
      expect.stringContaining('niet compleet'),
    ],
    [
      'half a gif',
      'half.gif',
      async () => (await animation(4)).subarray(0, 120),
      expect.stringContaining('niet compleet'),
    ],
    ['a telephone’s photo', 'IMG_1.HEIC', async () => heic, expect.stringContaining('HEIC')],
    ['a HEIC photo called jpg', 'IMG_1.jpg', async () => heic, expect.stringContaining('HEIC')],
  ])('%s', async (_what, name, make, sentence) => {
    const { status, errors } = await upload(fileOf(await make(), name));
    expect([status, errors]).toEqual([422, { file: [sentence] }]);
  });

  test('no file, two files, a file in another field, and no form', async () => {
    const authorization = `Bearer ${await signIn('staff')}`;
    const send = async (payload: FormData | string, type?: string) => {
      const headers = { authorization, ...(type ? { 'content-type': type } : {}) };
      const response = await app.inject({ method: 'POST', url: uploadFile.path, headers, payload });
      return [response.statusCode, Object.keys(response.json().errors)];
    };
    const two = new FormData();
    two.append('file', await pngFile());
    two.append('file', await pngFile());
    const other = new FormData();
    other.append('attachment', await pngFile());
    const none = new FormData();
    none.append('path', 'x');
    for (const form of [two, other, none]) expect(await send(form)).toEqual([422, ['file']]);
    expect(await send('{}', 'application/json')).toEqual([422, ['file']]);
    expect(await send('no boundaries here', 'multipart/form-data; boundary=x')).toEqual([422, ['file']]);
    expect(
      await send(
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
        'multipart/form-data; boundary=x',
      ),
    ).toEqual([422, ['file']]);
    const nameless = '--x\r\nContent-Disposition: form-data\r\n\r\nabc\r\n--x--\r\n';
    expect(await send(nameless, 'multipart/form-data; boundary=x')).toEqual([422, ['file']]);
    const long = 'x'.repeat(5_000);
    expect(await send(`--${long}--`, `multipart/form-data; boundary=${long}`)).toEqual([422, ['file']]);
  });

  test.each(['../x', 'a/../b', '/etc', 'a//b', 'A', 'é', 'a b', 'x'.repeat(101), 'a/'])(
    'the folder %j',
    async (path) => {
      const { status, errors } = await upload(await pngFile(), { path });
      expect([status, Object.keys(errors)]).toEqual([422, ['path']]);
    },
  );

  test('the folders in a file name are ignored', async () => {
    const { body } = await upload(await pngFile({}, '../../../etc/passwd.png'));
    expect(body.filename).toBe(`uploads/${body.id}.png`);
  });
});

describe('decompression bombs', () => {
  test('20,000 by 20,000 pixels in a few bytes', async () => {
    const bomb = bombOf(20_000);
    expect(bomb.length).toBeLessThan(2 * MB);
    const before = process.memoryUsage().rss;
    const { status, errors } = await upload(fileOf(bomb, 'bom.png'));
    expect([status, errors]).toEqual([422, { file: [expect.stringContaining('50 megapixel')] }]);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * MB);
  });

  test('a gif of a thousand frames', async () => {
    const { status } = await upload(fileOf(await animation(1_000, 4), 'lang.gif'));
    expect(status).toBe(422);
  });

  test('a bitmap whose header claims more than it contains', async () => {
    const file = bitmap({ width: 4, height: 4 });
    file.writeInt32LE(60_000, 18);
    file.writeInt32LE(60_000, 22);
    expect((await upload(fileOf(file, 'bom.bmp'))).status).toBe(422);
  });

  test('an svg with enormous dimensions, and one that copies itself', async () => {
    const wide =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><rect width="9" height="9"/></svg>';
    expect((await upload(fileOf(Buffer.from(wide), 'wijd.svg'))).status).toBe(422);
    const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>`;
    expect((await upload(fileOf(Buffer.from(laughs), 'lach.svg'))).status).toBe(422);
  });

  test('an svg with a very slow filter is stored as it is, and not rendered', async () => {
    const shadow = '<feMorphology operator="dilate" radius="90"/><feGaussianBlur stdDeviation="90"/>'.repeat(20);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><filter id="f">${shadow}</filter>
      <rect width="100%" height="100%" filter="url(#f)"/></svg>`;
    const began = performance.now();
    const { status, body } = await upload(fileOf(Buffer.from(svg), 'schaduw.svg'));
    expect([status, body.width]).toEqual([201, 3_000]);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

describe('only the picture is stored', () => {
  const exif = { IFD0: { Make: 'SECRETCAM' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } };

  test.each(['jpeg', 'png', 'webp'] as const)(
    'a rotated %s is stored upright, without its location and camera',
    async (format) => {
      const photo = await picture({ width: 600, height: 300 })
        .toFormat(format)
        .withExif(exif)
        .withMetadata({ orientation: 6 })
        .toBuffer();
      expect(photo.includes('SECRETCAM')).toBe(true);
      const { body } = await upload(fileOf(photo, `foto.${format}`));
      expect([body.width, body.height]).toEqual([300, 600]);
      const kept = await original(body.id);
      expect(kept.includes('SECRETCAM')).toBe(false);
      expect(await sharp(kept).metadata()).not.toHaveProperty('exif');
    },
  );

  test('a webp with only its picture is stored byte for byte', async () => {
    const webp = await picture().webp({ quality: 50 }).toBuffer();
    const { body } = await upload(fileOf(webp, 'foto.webp'));
    expect((await original(body.id)).equals(webp)).toBe(true);
  });

  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('a page appended to a %s is removed', async (format) => {
    const image = format === 'gif' ? await animation(2) : await picture().toFormat(format).toBuffer();
    const polyglot = Buffer.concat([image, Buffer.from('<script>alert(1)</script>')]);
    const { status, body } = await upload(fileOf(polyglot, `dubbel.${format}`));
    expect(status).toBe(201);
    expect((await original(body.id)).includes('<script>')).toBe(false);
  });

  test('a gif keeps its frames and loses its comments', async () => {
    const gif = await animation(3);
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 6]), Buffer.from('secret'), Buffer.from([0])]);
    const trailer = gif.length - 1;
    const file = Buffer.concat([gif.subarray(0, trailer), comment, gif.subarray(trailer)]);
    const { body } = await upload(fileOf(file, 'beweegt.gif'));
    const kept = await original(body.id);
    expect(kept.includes('secret')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ pages: 3, delay: [100, 100, 100], loop: 0 });
  });

  test('a bitmap keeps its pixels', async () => {
    const { body } = await upload(fileOf(bitmap({ width: 33, height: 20 }), 'oud.bmp'));
    const { data, info } = await sharp(await original(body.id))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, new Set(data)]).toEqual([33, 20, new Set([0x80])]);
  });
});

describe('transparency', () => {
  test.each([
    ['1', true, 422],
    ['true', true, 422],
    ['1', false, 201],
    ['require', true, 201],
    ['require', false, 422],
    ['0', true, 201],
    ['', true, 201],
  ])(
    'check_transparency %j with a picture that is transparent (%s) gives %i',
    async (check_transparency, isTransparent, expected) => {
      const bytes = isTransparent
        ? await transparentPng(96)
        : await picture({ width: 96, height: 96 }).png().toBuffer();
      const { status, errors } = await upload(fileOf(bytes, 'icoon.png'), { check_transparency });
      expect(status).toBe(expected);
      if (expected === 422) expect(errors).toEqual({ check_transparency: [expect.stringContaining('Afbeelding')] });
    },
  );

  test('an alpha channel without transparent pixels is no transparency', async () => {
    const opaque = await picture({ width: 96, height: 96 }).ensureAlpha().png().toBuffer();
    expect((await upload(fileOf(opaque, 'icoon.png'), { check_transparency: '1' })).status).toBe(201);
  });

  test('an unknown check is ignored', async () => {
    const { status, errors } = await upload(await pngFile(), { check_transparency: 'maybe' });
    expect([status, Object.keys(errors)]).toEqual([422, ['check_transparency']]);
  });
});
