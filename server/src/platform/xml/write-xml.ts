import { XMLBuilder } from 'fast-xml-parser';

/** An element: its text, or its children in order. Attributes begin with `@`; `#` is the text next to them. Undefined is left out. */
export type XmlElement = string | undefined | { [name: string]: XmlElement | XmlElement[] };

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  format: true,
  suppressEmptyNode: true,
  tagValueProcessor: (_name, value) => xmlCharacters(String(value)),
});

const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Removes the characters that XML can't contain, not even escaped. */
export function xmlCharacters(text: string): string {
  return text.replace(NOT_XML, '');
}

/** Writes elements as a part of a document, for a document that is too long to be written at once. */
export function writeXmlPart(elements: Record<string, XmlElement | XmlElement[]>): string {
  return builder.build(elements);
}

/** Writes an XML document in UTF-8, and escapes the characters that have a meaning in XML. */
export function writeXml(root: Record<string, XmlElement>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(root)}`;
}
