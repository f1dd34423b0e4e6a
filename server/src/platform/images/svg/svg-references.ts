import { type Attributes, attributesOf, childrenOf, type Node, nameOf } from './svg-node.ts';

// A browser draws a pattern, a mask or a clip path again at every reference to it. With references inside these too, a few kilobytes keep
// it busy for ever: ten patterns that each use the one before ten times.
const DRAWN_AGAIN = new Set(['pattern', 'mask', 'clipPath']);
/** These may be referenced anywhere: nothing is drawn in them. */
const LEAVES = new Set(['linearGradient', 'radialGradient', 'filter']);

const INHERITED = /^(?:fill|stroke)$/;
const INHERITED_IN_STYLE = /^\s*(?:fill|stroke)\s*:/i;

/** The ids in references such as `url(#a)`. */
const idsIn = (text: string): string[] =>
  [...text.matchAll(/url\s*\(\s*(?:["']|&quot;|&apos;)?#([\w.:-]+)/gi)].map((match) => match[1] ?? '');

export type References = {
  /** Whether a value refers to something that is drawn again. */
  isHeavy: (text: string) => boolean;
  /** Elements with a pattern, mask or clip path below them, which inherits their fill and stroke. */
  holders: ReadonlySet<Node>;
  /** The rules in style sheets that have heavy references, by the class that they select. */
  rules: ReadonlyMap<string, string>;
};

/** Reads what a drawing refers to, before it is cleaned. */
export function findReferences(root: Node): References {
  const [leaves, others] = [new Set<string>(), new Set<string>()];
  const holders = new Set<Node>();
  const sheets: string[] = [];
  const visit = (node: Node): boolean => {
    const [name, { id }] = [nameOf(node), attributesOf(node)];
    if (id !== undefined) (LEAVES.has(name) ? leaves : others).add(id);
    if (name === 'style') sheets.push(textOf(node));
    const holds = childrenOf(node).map(visit).includes(true);
    if (holds) holders.add(node);
    return holds || DRAWN_AGAIN.has(name);
  };
  visit(root);
  // two elements may have the same id
  const isHeavy = (text: string) => idsIn(text).some((id) => !leaves.has(id) || others.has(id));
  const rules = new Map<string, string>();
  for (const { names, body } of sheets.flatMap(rulesOf).filter((rule) => isHeavy(rule.body)))
    for (const name of names ?? []) rules.set(name, `${rules.get(name) ?? ''};${body}`);
  return { isHeavy, holders, rules };
}

/** The text of a style sheet, without comments. */
export function textOf(style: Node): string {
  const css = childrenOf(style)
    .map((child) => child['#text'] ?? '')
    .join('');
  const [first = '', ...commented] = css.split('/*');
  return first + commented.map((part) => part.split('*/').slice(1).join('*/')).join('');
}

type Rule = {
  text: string;
  body: string /** Null: the selector is more than a list of classes. */;
  names: string[] | null;
};

/** The innermost rules. Text outside them, such as a rule that isn't closed, is left out. */
function rulesOf(css: string): Rule[] {
  return css
    .split('}')
    .slice(0, -1)
    .map((part) => {
      const [body = '', selector = ''] = part.split('{').reverse();
      const names = selector.split(',').map((name) => name.trim());
      const areClasses = names.every((name) => /^\.[\w-]+$/.test(name));
      return { text: `${selector}{${body}}`, body, names: areClasses ? names.map((name) => name.slice(1)) : null };
    });
}

/** A style sheet without the rules that have heavy references and don't select by class alone. */
export function cleanSheet(css: string, { isHeavy }: References): string {
  if (!isHeavy(css)) return css;
  if (css.includes('@')) return '';
  return rulesOf(css)
    .filter(({ text, names }) => names !== null || !isHeavy(text))
    .map(({ text }) => text)
    .join('');
}

type Place = { node: Node; isDrawnAgain: boolean };

export const isDrawnAgain = (name: string): boolean => DRAWN_AGAIN.has(name);

/** Drops the references by which something that is drawn again would draw another such thing, directly or by inheritance. */
export function withoutNesting(
  attributes: Attributes,
  { node, isDrawnAgain: isInside }: Place,
  { isHeavy, holders, rules }: References,
): Attributes {
  if (!isInside && !holders.has(node)) return attributes;
  // a quote may be written as an entity, which ends with a semicolon
  const isInheritedIn = (style: string) =>
    style
      .replaceAll(/&(?:quot|apos);/g, "'")
      .split(';')
      .some((declaration) => INHERITED_IN_STYLE.test(declaration) && isHeavy(declaration));
  const isNested = (name: string, value: string) =>
    isInside || INHERITED.test(name) || (name === 'style' && isInheritedIn(value));
  const kept = Object.entries(attributes).filter(([name, value]) => !(isHeavy(value) && isNested(name, value)));
  return Object.fromEntries(
    kept.map(([name, value]) => {
      if (name !== 'class') return [name, value];
      const isKept = (part: string) => !rules.has(part) || !(isInside || isInheritedIn(rules.get(part) ?? ''));
      return [name, value.split(/\s+/).filter(isKept).join(' ')];
    }),
  );
}

/** The cost of drawing an element; a step of a filter counts as 20, since it goes over all pixels. */
const costOf = (node: Node): number => (nameOf(node).startsWith('fe') ? 20 : 1);

/**
 * Returns how many elements a browser draws, including copies and references. For a cleaned drawing, in which nothing that is drawn again
 * refers to another such thing.
 */
export function countDrawn(root: Node, { rules }: Pick<References, 'rules'>): number {
  const byId = new Map<string, Node>();
  const size = new Map<Node, number>();
  const measure = (node: Node): number => {
    const { id } = attributesOf(node);
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    const sum = childrenOf(node).reduce((total, child) => total + measure(child), costOf(node));
    size.set(node, sum);
    return sum;
  };
  measure(root);
  const sizeOf = (text: string) =>
    idsIn(text).reduce((total, id) => {
      const target = byId.get(id);
      return total + (target ? (size.get(target) ?? 0) : 0);
    }, 0);
  const ofRules = new Map([...rules].map(([name, body]) => [name, sizeOf(body)]));
  const drawn = new Map<Node, number>();
  const draw = (node: Node, inherited: number): number => {
    const known = drawn.get(node);
    if (known !== undefined && inherited === 0) return known;
    const attributes = attributesOf(node);
    const own = sizeOf(Object.values(attributes).join(' '));
    const classes = (attributes['class'] ?? '').split(/\s+/).reduce((sum, name) => sum + (ofRules.get(name) ?? 0), 0);
    const each = inherited + own + classes;
    const copied =
      nameOf(node) === 'use'
        ? byId.get((attributes['href'] ?? attributes['xlink:href'] ?? '').trim().slice(1))
        : undefined;
    const copy =
      copied === undefined || nameOf(copied) === 'use' ? 0 : draw(copied, 0) + each * (size.get(copied) ?? 0);
    const total = childrenOf(node).reduce((sum, child) => sum + draw(child, each), 1 + each + copy);
    if (inherited === 0) drawn.set(node, total);
    return total;
  };
  return draw(root, 0);
}
