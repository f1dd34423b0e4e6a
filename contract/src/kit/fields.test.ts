import { expect, test } from 'vitest';
import { Email, PersonName, text } from './fields.ts';

test.each([
  'Chr.van Dam',
  'Jan.de Wit',
  'Joh.Vermeer',
  'Mevr.de Vries',
  'Drs.Jansen',
  'v.d.Berg',
  'St.John',
  'A.M.G. Schmidt',
  'J.Th. de Vries',
  'J.TH. DE VRIES',
  'Jean-Luc',
  'Ph.D',
  'J. de Vries, jr.',
])('%s is a name', (name) => {
  expect(PersonName.safeParse(name).success).toBe(true);
});

test.each([
  'ga naar gratis-prijs.com',
  'gratis.nl',
  'nu.nl',
  'x.com',
  'a.b.com',
  'www.x',
  'WWW.GRATIS.NL',
  'GRATIS.COM',
  'Gratis.Com',
  'GRATIS.NL',
  'A@B.NL',
  'BIT.LY/X',
  'http://x',
  'http:gratis',
  'gratis-prijs.\u00ADde',
  'gratis\u2060.nl',
  'bit.ly/x',
  'a@b.nl',
])('%s is refused as a name: a mail would show it as a link', (name) => {
  expect(PersonName.safeParse(name).success).toBe(false);
});

test.each(['Verwijderd', 'verwijderde', 'Gewist', 'Gewiste', 'ERASED', 'Ver\u200Bwijderd'])(
  '%s is refused as a name: the person would look erased',
  (name) => {
    expect(PersonName.safeParse(name).success).toBe(false);
  },
);

test.each([
  ['ga naar gratis-prijs.de en log in', 'ga naar gratis-prijs. de en log in'],
  ['gratis.support', 'gratis. support'],
  ['gratis-prijs.la nu', 'gratis-prijs. la nu'],
  ['prijs.amsterdam', 'prijs. amsterdam'],
  ['gratis-prijs\u3002com', 'gratis-prijs. com'],
  ['gratis\uFF0Esupport', 'gratis. support'],
  ['1.2.3.4:80', '1. 2. 3. 4:80'],
  ['gratis\u200B.support', 'gratis. support'],
  ['gratis\uFE52support', 'gratis. support'],
  ['gratis.\u24E2\u24E4\u24DF\u24DF\u24DE\u24E1\u24E3', 'gratis. support'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['x.y.beer', 'x.y. beer'],
  ['Chr.van Dam', 'Chr. van Dam'],
  ['v.d.Berg', 'v.d. Berg'],
  ['A.M.G. Schmidt', 'A.M.G. Schmidt'],
  ['Ph.D', 'Ph.D'],
])('%s is no link when it is stored as %s', (typed, stored) => {
  expect(PersonName.parse(typed)).toBe(stored);
});

test.each([
  ['Noor.Öztürk@Club.nl', 'noor.öztürk@club.nl'],
  ['info@CAFÉ.nl', 'info@café.nl'],
  ["o'brien@x.ie ", "o'brien@x.ie"],
])('%s is an e-mail address, stored as %s', (typed, kept) => {
  expect(Email.parse(typed)).toBe(kept);
});

test.each(['a@b', 'a b@c.nl', 'a@-b.nl', 'a..b@c.nl', 'verwijderd-1@erased.invalid', 'a@b.nl,c@d.nl'])(
  '%s is no e-mail address',
  (typed) => {
    expect(Email.safeParse(typed).success).toBe(false);
  },
);

test('an emoji is one character, as in the database and in the counters', () => {
  expect(text(3).safeParse('👍👍👍').success).toBe(true);
  expect(text(3).safeParse('👍👍👍👍').success).toBe(false);
});

test('a name with an e-mail address is refused as such, and one with another link as a web address', () => {
  const keys = (name: string) =>
    PersonName.safeParse(name).error?.issues.map((issue) => ('params' in issue ? issue.params?.['key'] : issue.code));
  expect([keys('jan@club.nl'), keys('www.club.nl')]).toEqual([['name.email'], ['name.link']]);
});
