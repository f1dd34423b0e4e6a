import { drawable } from './drawable.ts';
import type { Pdf } from './write-pdf.ts';

const FROM_BOTTOM = 40;

/** Writes a line at the foot of every page; screen readers skip it. */
export function numberPages(pdf: Pdf, line: (page: number, pages: number) => string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    const { left, right, bottom } = pdf.page.margins;
    // Removes the bottom margin, since text within it would go to a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.fontSize(8).fillColor('#555555');
    const width = pdf.page.width - left - right;
    pdf.text(drawable(line(page - start + 1, count)), left, pdf.page.height - FROM_BOTTOM, {
      width,
      height: 12,
      ellipsis: true,
    });
    pdf.endMarkedContent();
    pdf.page.margins.bottom = bottom;
  }
}
