import { expect, test } from 'vitest';
import { workOf } from '../../testing/work-of.ts';
import { cleanImage } from './clean-image.ts';
import { cleanSvg } from './svg.ts';

test('a drawing with endless elements is refused before it is parsed', () => {
  const svg = new TextEncoder().encode(`<svg>${'<g/>'.repeat(450_000)}</svg>`);
  const refusal = expect.objectContaining({ sentences: [{ field: 'file', key: 'file.svg' }] });
  expect(workOf(() => expect(() => cleanSvg(svg)).toThrow(refusal))).toBeLessThan(300);
});

test('the namespace of SVG is on the root alone', () => {
  const svg = new TextEncoder().encode(
    '<svg xmlns="x"><g xmlns="http://www.w3.org/1999/xhtml" id="a"><title>t</title></g></svg>',
  );
  const clean = new TextDecoder().decode(cleanSvg(svg).bytes);
  expect(clean.match(/xmlns="[^"]*"/g)).toEqual(['xmlns="http://www.w3.org/2000/svg"']);
  expect(clean).toContain('<g id="a">');
});

test('a drawing without a size and with a long text is measured at once', async () => {
  const svg = new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg"><text>${'&'.repeat(20_000)}</text></svg>`,
  );
  const before = process.threadCpuUsage();
  const image = await cleanImage({ bytes: svg, type: 'image/svg+xml' });
  const { user, system } = process.threadCpuUsage(before);
  expect(image).toMatchObject({ width: 300, height: 150, isTransparent: true });
  expect((user + system) / 1_000).toBeLessThan(300);
});
