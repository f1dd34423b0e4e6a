import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { invalid } from '../http/problem.ts';

/** What to do with the elements of a document, by names without prefix. */
export type XmlHandlers = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Far more than a sheet has. Each open element and each attribute is kept in memory. */
const DEPTH_MAX = 50;
const ATTRIBUTES_MAX = 100;
/** About the most bytes of one text, comment or tag; the parser collects them a letter at a time. */
const STRETCH_MAX = 1_000_000;

/**
 * Parses a document piece by piece, so that other calls get a turn, and a handler that throws ends it early. Refuses a document type: only
 * that can define entities.
 */
export async function parseXml(source: Readable, { open, text, close }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser();
  let depth = 0;
  let attributes = 0;
  let stretch = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw invalid('file', 'file.sheet');
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > ATTRIBUTES_MAX) throw invalid('file', 'file.sheet');
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    stretch = 0;
    depth += 1;
    if (depth > DEPTH_MAX) throw invalid('file', 'file.sheet');
    open?.(localName(tag.name), tag.attributes as Record<string, string>);
  });
  parser.on('closetag', ({ name }) => {
    stretch = 0;
    depth -= 1;
    close?.(localName(name));
  });
  parser.on('text', (part) => text?.(part));
  parser.on('cdata', (part) => text?.(part));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of source as AsyncIterable<Uint8Array>) {
    stretch += piece.length;
    if (stretch > STRETCH_MAX) throw invalid('file', 'file.sheet');
    parser.write(decoder.decode(piece, { stream: true }));
  }
  parser.write(decoder.decode()).close();
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
