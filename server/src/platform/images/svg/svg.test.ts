import { expect, test } from 'vitest';
import { workOf } from '../../../testing/work-of.ts';
import { cleanImage } from '../clean-image.ts';
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

test('a drawing without a size is measured without laying out its text', async () => {
  const svg = new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg"><text>${'&'.repeat(20_000)}</text></svg>`,
  );
  const before = process.threadCpuUsage();
  const image = await cleanImage({ bytes: svg, type: 'image/svg+xml' });
  const { user, system } = process.threadCpuUsage(before);
  expect(image).toMatchObject({ width: 300, height: 150, isTransparent: true });
  expect((user + system) / 1_000).toBeLessThan(300);
});

const chain = (name: string, refer: (id: string) => string) => {
  const links = Array.from(
    { length: 9 },
    (_, at) => `<${name} id="p${at + 1}">${refer(`p${at}`).repeat(10)}</${name}>`,
  );
  return `<defs><${name} id="p0"><rect width="9" height="9"/></${name}>${links.join('')}</defs>${refer('p9')}`;
};
const cleaned = (drawing: string) => {
  const svg = new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${drawing}</svg>`);
  return new TextDecoder().decode(cleanSvg(svg).bytes);
};
const references = (text: string) => text.match(/url\(#p\d\)/g) ?? [];

test.each([
  ['patterns', 'pattern', (id: string) => `<rect fill="url(#${id})"/>`],
  ['patterns in a style', 'pattern', (id: string) => `<rect style="stroke: URL( '#${id}' )"/>`],
  ['masks', 'mask', (id: string) => `<rect mask="url(#${id})"/>`],
  ['clip paths', 'clipPath', (id: string) => `<rect clip-path="url(#${id})"/>`],
])('%s that refer to each other are drawn once', (_what, name, refer) => {
  expect(
    references(
      cleaned(chain(name, refer))
        .toLowerCase()
        .replaceAll(/&apos;| /g, ''),
    ),
  ).toEqual(['url(#p9)']);
});

test('a pattern neither inherits another pattern nor gets one from a style sheet', () => {
  const rect = '<rect width="9" height="9"/>'.repeat(10);
  const inherited = Array.from(
    { length: 9 },
    (_, at) => `<g fill="url(#p${at})"><pattern id="p${at + 1}">${rect}</pattern></g>`,
  );
  expect(references(cleaned(inherited.join('')))).toEqual([]);
  const quoted = inherited.map((group) => group.replace(/fill="(.*?)#(..)\)"/, 'style="x:y;fill:$1&quot;#$2&quot;)"'));
  expect(cleaned(quoted.join(''))).not.toContain('url');
  const pattern = (id: string, by: string) => `<pattern id="${id}"><rect ${by}/></pattern>`;
  const sheet = '<style>.a, .b { fill: url(#p0) } rect { fill: url(#p1) } .c { opacity: 1 }</style>';
  const styled = cleaned(`${sheet}${pattern('p1', 'class="a c"')}<rect class="b"/>`);
  expect(styled).toContain('class="c"');
  expect(styled).toContain('class="b"');
  expect(references(styled)).toEqual(['url(#p0)']);
  expect(
    references(cleaned(`<style>@media all { .a { fill: url(#p0) } }</style>${pattern('p1', 'class="a"')}`)),
  ).toEqual([]);
  expect(cleaned(`<g style="--a: url(#p1)">${pattern('p1', 'style="fill: var(--a)"')}</g>`)).not.toContain('var(');
});

test('a gradient in a mask is kept, and so is a clip path on the group around the mask', () => {
  const figma = `<g clip-path="url(#p1)"><mask id="p2"><rect fill="url(#p3)"/></mask><g mask="url(#p2)"><path d="M0 0h9v9z"/></g></g>
    <defs><linearGradient id="p3"><stop offset="1"/></linearGradient><clipPath id="p1"><rect width="9" height="9"/></clipPath></defs>`;
  expect(references(cleaned(figma))).toEqual(['url(#p1)', 'url(#p3)', 'url(#p2)']);
  const illustrator = `<defs><style>.cls-1{clip-path:url(#p1);}</style><clipPath id="p1"><rect/></clipPath></defs><g class="cls-1"/>`;
  expect(cleaned(illustrator)).toContain('.cls-1{clip-path:url(#p1);}');
});

test('a drawing that is small but draws millions is refused', () => {
  const refusal = expect.objectContaining({ sentences: [{ field: 'file', key: 'file.svg' }] });
  const many = '<circle r="1"/>'.repeat(2_000);
  for (const drawing of [
    `<defs><g id="a">${many}</g></defs>${'<use href="#a"/>'.repeat(2_000)}`,
    `<pattern id="a">${many}</pattern>${'<rect fill="url(#a)"/>'.repeat(2_000)}`,
    `<pattern id="a">${many}</pattern><g fill="url(#a)">${'<rect/>'.repeat(2_000)}</g>`,
    `<style>.b{mask:url(#a)}</style><mask id="a">${many}</mask>${'<rect class="b"/>'.repeat(2_000)}`,
    `<filter id="a">${'<feGaussianBlur stdDeviation="99"/>'.repeat(500)}</filter>${'<rect filter="url(#a)"/>'.repeat(500)}`,
  ])
    expect(workOf(() => expect(() => cleaned(drawing)).toThrow(refusal))).toBeLessThan(300);
});
