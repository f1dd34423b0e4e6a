import { expect, test } from 'vitest';
import { hostName, httpWarning, joinUrl, splitUrl, urlMessage } from './url.ts';

test('the protocol is removed from what was typed', () => {
  expect(splitUrl('https://x.nl')).toEqual({ protocol: 'https://', rest: 'x.nl' });
  expect(splitUrl(' HTTP://x.nl/a?b=http://c ')).toEqual({ protocol: 'http://', rest: 'x.nl/a?b=http://c' });
  expect(splitUrl('x.nl')).toEqual({ protocol: 'https://', rest: 'x.nl' });
});

test('the value is the whole address, or null when empty', () => {
  expect(joinUrl('http://', 'x.nl')).toBe('http://x.nl');
  expect(joinUrl('https://', 'http://x.nl')).toBe('http://x.nl');
  expect(joinUrl('http://', ' https://x.nl')).toBe('https://x.nl');
  expect(joinUrl('https://', '  ')).toBeNull();
  expect(joinUrl('https://', 'https://')).toBeNull();
});

test.each([
  'https://x.nl',
  ' HTTPS://x.nl ',
  `https://x.nl/${'a'.repeat(2035)}`,
  'http://sub.club-noord.nl:8080/a b'.replace(' ', '%20'),
  'https://zwemclub-één.nl/?q=1#top',
  null,
  '',
])('%s is accepted', (value) => {
  expect(urlMessage(value)).toBeNull();
});

test.each([
  'x.nl',
  'javascript:alert(1)',
  'https://javascript:alert(1)',
  'data:text/html,x',
  'ftp://x.nl',
  '//x.nl',
  'https://',
  'https://localhost',
  'https://x .nl',
  'https://gebruiker:geheim@x.nl',
  'https://x.nl/"onclick=',
  'https://-x.nl',
  'https://x-.nl',
  'https://x.nl-',
  `https://x.nl/${'a'.repeat(2036)}`,
  12,
])('%s is refused', (value) => {
  expect(urlMessage(value)).toEqual({ key: 'url' });
});

test('http gets a warning', () => {
  expect(httpWarning('http://x.nl')).toEqual({ key: 'url_field.http_warning' });
  expect(httpWarning('https://x.nl')).toBeNull();
  expect(httpWarning(null)).toBeNull();
});

test.each([
  ['sport.example', 'sport.example'],
  [' https://Sport.example/aanbod?x=1 ', 'sport.example'],
  ['http://sport.example#top', 'sport.example'],
  ['Heuvelland P2', 'heuvelland p2'],
  ['https://', ''],
])('the host name in %s is %s', (typed, host) => {
  expect(hostName(typed)).toBe(host);
});
