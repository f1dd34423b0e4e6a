import { uploadFile } from '@move/contract/files/files.ts';
import { expect, test } from 'vitest';
import { fileOf, picture, pngFile } from '../../../testing/pictures.ts';
import { testApp } from '../../../testing/test-app.ts';

const { call } = await testApp();

/** Takes about a third of a second to process. */
const slow = await picture({ width: 3_000, height: 2_000 }).jpeg({ quality: 30 }).toBuffer();

test('many slow images of one user don’t delay the uploads of others', async () => {
  const done: string[] = [];
  const send = async (as: 'staff' | 'admin', file: File) => {
    const { status } = await call(uploadFile, { as, body: { file } });
    done.push(`${as} ${status}`);
    return status;
  };
  const many = Array.from({ length: 14 }, (_, index) => send('staff', fileOf(slow, `foto-${index}.jpg`)));
  await Promise.race(many);
  await send('admin', await pngFile());
  const before = done.indexOf('admin 201');
  expect(done.slice(0, before).filter((answer) => answer === 'staff 201').length).toBeLessThan(5);
  const statuses = await Promise.all(many);
  expect(statuses.filter((status) => status === 201)).toHaveLength(11);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
});

test('a part whose headers are longer than 4 KB is refused', async () => {
  const upload = (body: Record<string, unknown>) => call(uploadFile, { body });
  const png = await picture().png().toBuffer();
  expect((await upload({ file: fileOf(png, `${'n'.repeat(250)}.png`) })).status).toBe(201);
  const { status, errors } = await upload({ file: fileOf(png, `${'n'.repeat(5_000)}.png`) });
  expect([status, errors]).toEqual([422, { file: ['Bestand heeft een ongeldig bestandstype'] }]);
  const named = await upload({ file: fileOf(png, 'a.png'), ['n'.repeat(1_900_000)]: 'x' });
  expect([named.status, named.errors]).toEqual([422, { file: [expect.stringContaining('niet compleet')] }]);
});
