import type { FileKind } from '@move/contract/kit/upload.ts';
import { describe, expect, test } from 'vitest';
import { picture } from '../../testing/pictures.ts';
import { recognise } from './recognise.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const png = new Uint8Array(await picture({ width: 8, height: 8 }).png().toBuffer());
const wide = new Uint8Array(Buffer.from('\uFEFFNaam;Plaats\nOtters;Stad', 'utf16le'));

// images are tested by uploads: files/uploads.test.ts
describe('texts', () => {
  test.each<[FileKind, string, Uint8Array]>([
    ['csv', 'clubs.csv', utf8('Naam;Plaats')],
    ['csv', 'CLUBS.CSV', utf8('Naam;Plaats')],
    ['csv', 'clubs.txt', utf8('Naam\tPlaats')],
    ['csv', 'clubs.tsv', wide],
    ['csv', '../../etc/clubs.csv', Buffer.from('Caf\u00e9', 'latin1')],
    ['xlsx', 'clubs.xlsx', utf8('PK\u0003\u0004\0')],
    ['geojson', 'stad.geojson', utf8('{}')],
    ['geojson', 'stad.json', utf8('{}')],
  ])('a %s named %s is accepted', async (kind, filename, bytes) => {
    expect(await recognise({ filename, bytes }, [kind])).toEqual({ kind });
  });

  test.each<[FileKind, string, Uint8Array, string]>([
    ['csv', 'clubs.csv', new Uint8Array(), 'file.empty'],
    ['csv', 'clubs.xlsx', utf8('PK\u0003\u0004'), 'mimes'],
    ['csv', 'clubs.csv.exe', utf8('Naam;Plaats'), 'mimes'],
    ['csv', 'clubs', utf8('Naam;Plaats'), 'mimes'],
    ['csv', 'clubs.csv', png, 'file.text'],
    ['csv', 'foto.png', png, 'ext'],
    ['xlsx', 'clubs.xlsx', utf8('Naam;Plaats'), 'file.sheet'],
    ['xlsx', 'clubs.xlsx', png, 'file.sheet'],
    // what Excel makes of a workbook with a password
    ['xlsx', 'clubs.xlsx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'file.sheet'],
    ['xlsx', 'clubs.xls', utf8('PK\u0003\u0004\0'), 'mimes'],
    ['geojson', 'stad.csv', utf8('{}'), 'mimes'],
    ['geojson', 'stad.geojson', png, 'file.text'],
    ['geojson', 'stad.geojson', wide.slice(2), 'file.text'],
  ])('a %s named %s is refused: %#', async (kind, filename, bytes, key) => {
    const refusal = { status: 422, sentences: [{ field: 'file', key }] };
    await expect(recognise({ filename, bytes }, [kind])).rejects.toMatchObject(refusal);
  });
});
