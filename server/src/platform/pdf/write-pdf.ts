import { createRequire } from 'node:module';
import type { Locale } from '@move/domain/kit/messages.ts';

export type Pdf = PDFKit.PDFDocument;

/** The two weights that our documents use; Noto Sans has every letter of names in Latin, Greek and Cyrillic. */
export const FONT = { regular: 'regular', bold: 'bold' } as const;

const require = createRequire(import.meta.url);
const fontPath = (name: string) => require.resolve(`@expo-google-fonts/noto-sans/${name}`);

/** Points; A4 is 595 by 842. */
const MARGIN = 56;

export type PdfFacts = {
  title: string;
  locale: Locale;
  /** Shown as its author and creator. */
  author: string;
  now: Date;
};

/**
 * A tagged PDF of A4 pages with its fonts inside. `draw` writes text with `FONT.regular` and `FONT.bold`; it starts in regular, 10
 * points.
 */
export async function writePdf({ title, locale, author, now }: PdfFacts, draw: (pdf: Pdf) => void): Promise<Buffer> {
  // loaded by the first document: most processes never make one
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: locale === 'nl' ? 'nl-NL' : 'en-GB',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Creator: author, CreationDate: now },
    bufferPages: true,
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  pdf.registerFont(FONT.regular, fontPath('400Regular/NotoSans_400Regular.ttf'));
  pdf.registerFont(FONT.bold, fontPath('700Bold/NotoSans_700Bold.ttf'));
  pdf.font(FONT.regular).fontSize(10);
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
