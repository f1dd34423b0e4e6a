import { type Locale, LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { xmlCharacters } from '../xml/write-xml.ts';
import { FONT, openFonts } from './fonts.ts';

export type Pdf = PDFKit.PDFDocument;

/** Points; A4 is 595 by 842. */
const MARGIN = 56;

export type PdfFacts = {
  title: string;
  locale: Locale;
  /** Shown as its author and creator. */
  author: string;
  now: Date;
  /** Makes it an archive (PDF/A-3b) with a file inside. Its texts may have only characters of our fonts (`drawable`). */
  archive?: PdfArchive;
};

export type PdfArchive = {
  file: { name: string; type: string; description: string; content: string };
  /** `rdf:Description` elements that describe the file. */
  metadata: string;
};

/**
 * A tagged PDF of A4 pages with its fonts inside. `draw` writes text with `FONT.regular` and `FONT.bold`; it starts in regular, 10
 * points.
 */
export async function writePdf(
  { title, locale, author, now, archive }: PdfFacts,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  // Loaded by the first document: most processes never create one.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: LANGUAGE_TAGS[locale],
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Creator: author, CreationDate: now },
    bufferPages: true,
    ...(archive === undefined ? {} : { subset: 'PDF/A-3b' }),
  });
  escapeMetadata(pdf);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  for (const [path, font] of await openFonts()) {
    // pdfkit's types lack opened fonts, which it accepts
    pdf.registerFont(path, font as unknown as PDFKit.Mixins.PDFFontSource);
  }
  pdf.font(FONT.regular).fontSize(10);
  draw(pdf);
  if (archive !== undefined) attach(pdf, archive, now);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Attaches the file as an alternative form of the whole document; PDF/A-3 requires such a relationship. */
function attach(pdf: Pdf, { file, metadata }: PdfArchive, now: Date): void {
  const { content, ...facts } = file;
  const options = { ...facts, relationship: 'Alternative', creationDate: now, modifiedDate: now };
  pdf.file(Buffer.from(content), options);
  pdf.appendXML(metadata);
}

/** Escapes title and author just before pdfkit writes them into XML, where it doesn't escape them. */
function escapeMetadata(pdf: Pdf): void {
  const endMetadata = pdf.endMetadata.bind(pdf);
  pdf.endMetadata = () => {
    const escaped = Object.entries(pdf.info).map(([name, fact]): [string, unknown] => [
      name,
      typeof fact === 'string' ? xmlText(fact) : fact,
    ]);
    pdf.info = Object.fromEntries(escaped);
    endMetadata();
  };
}

function xmlText(text: string): string {
  return xmlCharacters(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
