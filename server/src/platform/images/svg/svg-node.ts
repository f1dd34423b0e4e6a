/** One element in the form of fast-xml-parser: its name with its children, and its attributes under `:@`. */
export type Node = Record<string, unknown> & { '#text'?: string };
export type Attributes = Record<string, string>;

export const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';
export const attributesOf = (node: Node): Attributes => (node[':@'] ?? {}) as Attributes;

export function childrenOf(node: Node): readonly Node[] {
  const children = node[nameOf(node)];
  return Array.isArray(children) ? (children as Node[]) : [];
}
