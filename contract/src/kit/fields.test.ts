import { expect, test } from 'vitest';
import { PersonName } from './fields.ts';

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
  'bit.ly/x',
  'a@b.nl',
])('%s would be a link in a mail', (name) => {
  expect(PersonName.safeParse(name).success).toBe(false);
});
