import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import { invalid } from '../../http/problem.ts';
import { attributesOf, childrenOf, type Attributes, type Node, nameOf } from './svg-node.ts';
import {
  cleanSheet,
  countDrawn,
  findReferences,
  isDrawnAgain,
  type References,
  textOf,
  withoutNesting,
} from './svg-references.ts';
import { type Size, svgSize } from './svg-size.ts';

// A drawing is rebuilt from the elements and attributes listed here; all others (script, foreignObject, animation, links, event
// handlers, external addresses) are dropped. It is also served in a sandbox.
const ELEMENTS = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern filter style
  feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset feTile`.split(/\s+/),
);

const ATTRIBUTES = new Set(
  `id class style d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height viewBox preserveAspectRatio points transform
  gradientTransform gradientUnits patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  spreadMethod offset pathLength rotate textLength lengthAdjust
  startOffset method spacing version href xlink:href fill fill-opacity fill-rule clip-path clip-rule color display mask filter opacity
  overflow stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width stop-color stop-opacity visibility vector-effect paint-order shape-rendering font-family font-size font-style
  font-weight letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift
  mix-blend-mode isolation color-interpolation-filters filterUnits primitiveUnits in in2
  result mode type values operator k1 k2 k3 k4 stdDeviation flood-color flood-opacity slope intercept tableValues amplitude
  exponent radius`.split(/\s+/),
);

const order = { preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '' } as const;
const parser = new XMLParser({
  ...order,
  // Numbers and booleans stay texts; entities that a document declares have no effect.
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: false,
});
const builder = new XMLBuilder({ ...order, processEntities: false, suppressEmptyNode: true });

const NODES_MAX = 20_000;
const DEEPEST = 64;
/** The most elements that a browser may draw, counting each copy. */
const DRAWN_MAX = 50_000;

/** Returns an SVG without anything active or external, and its size; throws a Problem when little of it would remain. */
export function cleanSvg(bytes: Uint8Array): Size & { bytes: Uint8Array<ArrayBuffer> } {
  const root = rootOf(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  const budget = { nodes: NODES_MAX };
  assertShallow(root);
  const references = findReferences(root);
  const clean = cleanNode(root, { budget, depth: 0, isNamed: false, isInside: false, references });
  if (clean === null || countDrawn(clean, references) > DRAWN_MAX) throw invalid('file', 'file.svg');
  const attributes = clean[':@'] as Record<string, string>;
  const size = svgSize(attributes);
  attributes['xmlns'] = 'http://www.w3.org/2000/svg';
  attributes['xmlns:xlink'] = 'http://www.w3.org/1999/xlink';
  return { bytes: new TextEncoder().encode(String(builder.build([clean]))), ...size };
}

function rootOf(text: string): Node {
  // A declared entity could make a small file expand without end.
  if (/<!ENTITY/i.test(text)) throw invalid('file', 'file.svg');
  // Checked before parsing: an element has two brackets at most, and comments are few.
  if (text.split('<', 2 * NODES_MAX + 1).length > 2 * NODES_MAX) throw invalid('file', 'file.svg');
  const nodes: unknown = parser.parse(text);
  const root = Array.isArray(nodes) ? (nodes as Node[]).find((node) => 'svg' in node) : undefined;
  if (!root) throw invalid('file', 'file.svg');
  return root;
}

/** Throws for a drawing that is nested too deeply for the recursive functions. */
function assertShallow(node: Node, depth = 0): void {
  if (depth > DEEPEST) throw invalid('file', 'file.svg');
  for (const child of childrenOf(node)) assertShallow(child, depth + 1);
}

type Position = {
  budget: { nodes: number };
  depth: number;
  isNamed: boolean;
  /** Within something that is drawn again at each reference. */
  isInside: boolean;
  references: References;
};

function cleanNode(node: Node, { budget, depth, isNamed, isInside, references }: Position): Node | null {
  budget.nodes -= 1;
  if (budget.nodes < 0 || depth > DEEPEST) throw invalid('file', 'file.svg');
  if (node['#text'] !== undefined) return { '#text': escaped(node['#text']) };
  const name = nameOf(node);
  const children = node[name];
  if (!ELEMENTS.has(name) || !Array.isArray(children)) return null;
  const isAgain = isInside || isDrawnAgain(name);
  const attributes = withoutNesting(cleanAttributes(attributesOf(node)), { node, isDrawnAgain: isAgain }, references);
  // A `use` inside an element that another `use` can copy would multiply without end.
  if (name === 'use' && isNamed) return null;
  if (name === 'use') delete attributes['id'];
  if (name === 'style') return cleanStyle(node, references);
  const within = { budget, depth: depth + 1, isNamed: isNamed || 'id' in attributes, isInside: isAgain, references };
  const kept = (children as Node[]).flatMap((child) => cleanNode(child, within) ?? []);
  return { [name]: kept, ':@': attributes };
}

function cleanAttributes(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name, value]) => ATTRIBUTES.has(name) && isHarmless(name, value))
      .map(([name, value]) => [name, escaped(value)]),
  );
}

/** Whether an attribute refers only to this drawing and loads nothing. Escapes are refused, since they could hide an address. */
function isHarmless(name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return /^#[\w.:-]+$/.test(value.trim());
  return !reachesOut(value);
}

function reachesOut(css: string): boolean {
  if (/\\|@import|@font-face|expression|javascript:|&#|var\s*\(/i.test(css)) return true;
  return [...css.matchAll(/(?:url|image|image-set|src)\s*\(([^)]*)/gi)].some(
    (match) => !/^\s*(?:["']|&quot;|&apos;)?#[\w.:-]+(?:["']|&quot;|&apos;)?\s*$/.test(match[1] ?? ''),
  );
}

function cleanStyle(node: Node, references: References): Node | null {
  const css = cleanSheet(textOf(node), references);
  return reachesOut(css) ? null : { style: [{ '#text': escaped(css) }], ':@': {} };
}

/** Escapes what could open markup. Known entities stay, since the parser doesn't unescape texts. */
function escaped(text: string): string {
  return text
    .replace(/&(?!(?:amp|lt|gt|quot|apos|#\d{1,6}|#x[\da-f]{1,5});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}
