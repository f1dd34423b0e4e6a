import { expect, test } from 'vitest';
import { isSvgText } from './svg-text.ts';

test.each([
  '<svg>',
  '\uFEFF \n<svg viewBox="0 0 1 1"/>',
  '<?xml version="1.0"?><!-- a > b --><!-- c --><svg/>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg:svg >',
  '<!doctype svg [ <!ELEMENT a (b)> ]>\n<SVG>',
])('%s is an SVG', (text) => {
  expect(isSvgText(text)).toBe(true);
});

test.each([
  '',
  'svg',
  '<html><svg></html>',
  '<svgs>',
  '<!-- <svg> ',
  '<?xml <svg>',
  '<!DOCTYPE <svg',
  '<!DOCTYPE [ <svg>',
  'a<svg>',
])('%s is not an SVG', (text) => {
  expect(isSvgText(text)).toBe(false);
});

/** Declared here because the domain is compiled without the types of Node.js, in which the tests run. */
declare const process: { threadCpuUsage: () => { user: number } };

test('megabytes of unfinished markup take less than a second of processor time', () => {
  const began = process.threadCpuUsage().user;
  for (const part of ['<!DOCTYPE', '<!--', '<?', '<!-- --><!DOCTYPE[', ' ', '<? ?>'])
    expect(isSvgText(part.repeat(200_000))).toBe(false);
  // in microseconds
  expect(process.threadCpuUsage().user - began).toBeLessThan(1_000_000);
});
