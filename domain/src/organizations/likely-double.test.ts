import { expect, test } from 'vitest';
import { likenessText } from './double-words.ts';
import { type ComparedOrganization, findDoubles, findRepeated, likelyDouble } from './likely-double.ts';

const otters: ComparedOrganization = {
  name: 'Zwemclub De Otters',
  city: 'Waterstad',
  kvk_number: '84120933',
  email: 'info@otters.example',
  website: 'https://www.otters.example/',
  addresses: [{ zipcode: '1234 AB', house_number: '12 a' }],
};
const stranger: ComparedOrganization = {
  name: 'Judo',
  city: 'Stad',
  kvk_number: null,
  email: null,
  website: null,
  addresses: [],
};

test.each<[string, Partial<ComparedOrganization>, string]>([
  ['KVK number', { kvk_number: '84120933' }, 'kvk_number'],
  ['e-mail address', { email: 'INFO@otters.example' }, 'email'],
  ['website', { website: 'http://otters.example' }, 'website'],
  ['name and town', { name: 'zwemclub de ótters', city: 'WATERSTAD' }, 'name city'],
  ['name, town unknown', { name: 'Zwemclub De Otters', city: null }, 'name'],
  [
    'name and address',
    { name: 'Zwemclub De Otters', addresses: [{ zipcode: '1234ab', house_number: '12A' }] },
    'name address',
  ],
  ['a name of another kind', { name: 'Zwemvereniging Otters', city: 'Waterstad' }, 'similar_name city'],
  ['a name with a typo', { name: 'Zwemclub De Oters', city: 'Waterstad' }, 'similar_name city'],
])('an organisation equal in %s is probably the same', (_what, other, equal) => {
  expect(likelyDouble(otters, { ...stranger, ...other })?.join(' ')).toBe(equal);
});

test.each<[string, Partial<ComparedOrganization>]>([
  ['the town alone', { city: 'Waterstad' }],
  ['the address alone: clubs share a hall', { city: 'Waterstad', addresses: otters.addresses }],
  ['the name in another town', { name: 'Zwemclub De Otters', city: 'Heuvelland' }],
  ['the first word', { name: 'Zwemclub De Dolfijn', city: 'Waterstad' }],
  ['the last word, of another sport', { name: 'Tennisclub De Otters', city: 'Waterstad' }],
])('an organisation equal in %s is a different one', (_what, other) => {
  expect(likelyDouble(otters, { ...stranger, ...other })).toBeNull();
});

test('names with different numbers are no doubles', () => {
  const club = (n: string) => ({ ...stranger, name: `Sportvereniging nummer ${n}` });
  expect(findDoubles(club('002'), ['001', '003', '004'].map(club))).toEqual([]);
});

test('a repeated row refers to the first; different rows between them don’t match', () => {
  const rows = [otters, stranger, { ...stranger, name: 'Roeien' }, { ...otters, addresses: [] }, { ...stranger }];
  expect([...findRepeated(rows)].map(([row, { first }]) => [rows.indexOf(row), rows.indexOf(first)])).toEqual([
    [3, 0],
    [4, 1],
  ]);
});

test('the fields in which two organisations are equal are shown as text', () => {
  expect(likenessText(['email', 'similar_name', 'city'], 'nl')).toBe('naam lijkt erop, zelfde e-mailadres en plaats');
  expect(likenessText(['name', 'city', 'address'], 'en')).toBe('same name, town, and address');
});

test('rows whose names have no letters or digits are never duplicates, however many there are', () => {
  const rows = Array.from({ length: 1_500 }, () => ({ ...stranger, name: '!!!', addresses: otters.addresses }));
  const began = Date.now();
  expect(findRepeated(rows).size).toBe(0);
  expect(Date.now() - began).toBeLessThan(2_000);
});

test('organisations with thousands of locations are compared quickly', () => {
  const withLocations = (street: string) => {
    const addresses = Array.from({ length: 3_000 }, (_, n) => ({ zipcode: '1234 AB', house_number: `${n} ${street}` }));
    return { ...stranger, addresses };
  };
  const began = Date.now();
  expect(likelyDouble(withLocations('a'), withLocations('b'))?.join(' ')).toBe('name city');
  expect(Date.now() - began).toBeLessThan(2_000);
});
