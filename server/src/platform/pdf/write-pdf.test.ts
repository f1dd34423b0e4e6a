import { expect, test } from 'vitest';
import { writePdf } from './write-pdf.ts';

test('a PDF contains its fonts, its language and its title', async () => {
  const facts = {
    title: 'Kassabon 12',
    locale: 'nl',
    author: 'Beweegplein',
    now: new Date('2026-11-23T10:00:00Z'),
  } as const;
  const pdf = (await writePdf(facts, (page) => page.text('Aïsha Öztürk-Dağ, Зоя, € 12,50'))).toString('latin1');
  expect(pdf.slice(0, 8)).toBe('%PDF-1.7');
  expect(pdf).toContain('/Lang (nl-NL)');
  expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+NotoSans-Regular/);
  expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
});
