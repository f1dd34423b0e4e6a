import { expect, test } from 'vitest';
import { whyEasyToGuess } from './easy-password.ts';

const owner = ['sanne.dewit@zwembad.example', 'Sanne', 'de Wit', 'Zwemclub De Otters', 'Sportief Waterstad'];

test.each([
  '1111111111',
  '1234567890',
  '0612345678',
  'qwertyuiop',
  'QWERTYuiop123',
  'Welkom2026!',
  'W3lk0m2026!',
  'wachtwoord12',
  'P@ssword2026',
  'Voetbal2026!',
  'Zwemclub2026',
  'hallohallohallo',
  'abcdefghij1',
  'Sanne.dewit1',
  'DeWit-2026!',
  'zwembad2026',
  'beweegplein1',
])('%s is easy to guess', async (password) => {
  expect(await whyEasyToGuess(password, owner)).not.toBeNull();
});

test.each([
  'een lang wachtwoord',
  'fietsbel groen tafel',
  'Xk8#mPq2vL',
  'zomer-fiets-72-koe',
  'correct horse battery staple',
  'Sanne houdt van regen op dinsdag',
  'ñandú baña señal',
])('%s is not easy to guess', async (password) => {
  expect(await whyEasyToGuess(password, owner)).toBeNull();
});

test.each([
  ['Zwemclub De Otters', 'names'],
  ['Waterstad-2026!', 'names'],
  ['SportiefWaterstad1', 'names'],
  ['Otters Waterstad Sanne', 'names'],
  ['Sanne.dewit1', 'names'],
  ['Welkom2026!', 'common'],
  ['beweegplein1', 'common'],
])('%s is easy because of %s', async (password, why) => {
  expect(await whyEasyToGuess(password, owner)).toBe(why);
});

test('judging six passwords of the longest length takes less than 200 ms', async () => {
  await whyEasyToGuess('fietsbel groen tafel', owner);
  // measures this thread alone, since other tests share the process
  const before = process.threadCpuUsage();
  for (const piece of ['p4$$w0rd', '1a', 'abcd', 'sanne', '@4$5!1|0', ' x']) {
    await whyEasyToGuess(piece.repeat(128).slice(0, 128), owner);
  }
  const { user } = process.threadCpuUsage(before);
  expect(user / 1_000).toBeLessThan(200);
});
