import { LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { normalizeCode } from '@move/domain/wallets/coupon-code.ts';
import { encode } from 'uqr';
import { FONT } from '../../../platform/pdf/fonts.ts';
import { type Pdf, writePdf } from '../../../platform/pdf/write-pdf.ts';
import type { Card, CardPlatform, Cards } from './make-cards.ts';

/** Points in a millimetre. */
const MM = 72 / 25.4;
/** Ten cards of 85 by 54 mm on A4, in the middle of the page. */
const CARD = { width: 85 * MM, height: 54 * MM };
const COLUMNS = 2;
const ROWS = 5;
const EDGE = { left: (210 * MM - COLUMNS * CARD.width) / 2, top: (297 * MM - ROWS * CARD.height) / 2 };
const PAD = 5 * MM;
const QR = 28 * MM;
/** Scanners need four squares of white around a QR code. */
const GAP = 6 * MM;
const MARK = 5 * MM;
const PER_PAGE = COLUMNS * ROWS;
const NO_MARGINS = { top: 0, right: 0, bottom: 0, left: 0 };

const words = {
  nl: {
    title: (wallet: string) => `Vouchers van ${wallet}`,
    moves: (value: number) => (value === 1 ? '1 move' : `${value} moves`),
    until: (day: string) => `Geldig tot en met ${day}`,
    redeem: (platform: string) => `Wissel in bij ${platform}`,
    qr: (code: string) => `QR-code van ${code}`,
  },
  en: {
    title: (wallet: string) => `Vouchers of ${wallet}`,
    moves: (value: number) => (value === 1 ? '1 move' : `${value} moves`),
    until: (day: string) => `Valid until ${day}`,
    redeem: (platform: string) => `Redeem at ${platform}`,
    qr: (code: string) => `QR code of ${code}`,
  },
};

type Corner = { x: number; y: number };

/** Draws cards to print and cut: wallet, moves, code, expiry, website, and the code as a QR code. */
export function drawCards({ wallet, platform, cards, locale, timeZone, now }: Cards): Promise<Buffer> {
  const title = words[locale].title(wallet);
  return writePdf({ title, locale, author: wallet, now: new Date(now) }, (pdf) => {
    const document = pdf.struct('Document');
    pdf.addStructure(document);
    pdf.page.margins = NO_MARGINS;
    cards.forEach((card, index) => {
      const place = index % PER_PAGE;
      if (place === 0 && index > 0) pdf.addPage({ size: 'A4', margins: NO_MARGINS });
      if (place === 0) drawCutMarks(pdf);
      const column = place % COLUMNS;
      const corner = {
        x: EDGE.left + column * CARD.width,
        y: EDGE.top + ((place - column) / COLUMNS) * CARD.height,
      };
      document.add(drawCard(pdf, { card, wallet, platform, locale, timeZone, corner }));
    });
    document.end();
  });
}

type OneCard = Pick<Cards, 'wallet' | 'platform' | 'locale' | 'timeZone'> & { card: Card; corner: Corner };

function drawCard(pdf: Pdf, { card, wallet, platform, locale, timeZone, corner }: OneCard) {
  const w = words[locale];
  const x = corner.x + PAD;
  const top = corner.y + PAD;
  const width = CARD.width - QR - GAP - 2 * PAD;
  const text = (content: string, { y, size, font = FONT.regular, height }: Line) =>
    pdf.struct('P', {}, () => {
      pdf.font(font).fontSize(size).fillColor('black');
      pdf.text(content, x, top + y * MM, { width, height: height * MM, ellipsis: true });
    });
  const section = pdf.struct('Sect', {}, [
    text(wallet, { y: 0, size: 10, font: FONT.bold, height: 10 }),
    text(w.moves(card.value), { y: 11, size: 14, font: FONT.bold, height: 8 }),
    text(card.code, { y: 20, size: card.code.length > 16 ? 9 : 11, height: 10 }),
    ...(card.expires_at === null
      ? []
      : [text(w.until(lastDay(card.expires_at, locale, timeZone)), { y: 30, size: 8, height: 4 })]),
    ...(platform === null
      ? []
      : [
          text([w.redeem(platform.name), hostOf(platform)].filter(Boolean).join('\n'), {
            y: 35,
            size: 7.5,
            height: 10,
          }),
        ]),
    pdf.struct('Figure', { alt: w.qr(card.code) }, () => {
      drawQr(pdf, card.code, { x: corner.x + CARD.width - PAD - QR, y: corner.y + (CARD.height - QR) / 2 });
    }),
  ]);
  section.end();
  return section;
}

const hostOf = ({ website_url: url }: CardPlatform) => (url === null ? '' : new URL(url).host);

/** `y` and `height` are in millimetres, from the top of the card's text; `size` is in points. */
type Line = { y: number; size: number; font?: string; height: number };

/** The last day on which a card can be redeemed: a card that expires at midnight is valid through the day before. */
function lastDay(expiresAt: string, locale: Cards['locale'], timeZone: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], format).format(Date.parse(expiresAt) - 1);
}

/** Draws the code without separators, the form in which codes are compared. */
function drawQr(pdf: Pdf, code: string, { x, y }: Corner): void {
  const { data, size } = encode(normalizeCode(code), { ecc: 'M', border: 0 });
  const side = QR / size;
  data.forEach((row, line) => {
    // one rectangle for each run of dark squares
    for (let from = 0; from < size; from += 1) {
      if (!row[from]) continue;
      let until = from;
      while (until < size && row[until]) until += 1;
      pdf.rect(x + from * side, y + line * side, (until - from) * side, side);
      from = until;
    }
  });
  pdf.fill('black');
}

/** Short lines outside the cards, where the edges of rows and columns meet the margin. */
function drawCutMarks(pdf: Pdf): void {
  const right = EDGE.left + COLUMNS * CARD.width;
  const bottom = EDGE.top + ROWS * CARD.height;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.lineWidth(0.5).strokeColor('#888888');
  for (let column = 0; column <= COLUMNS; column += 1) {
    const x = EDGE.left + column * CARD.width;
    pdf.moveTo(x, EDGE.top - MARK).lineTo(x, EDGE.top - 1);
    pdf.moveTo(x, bottom + 1).lineTo(x, bottom + MARK);
  }
  for (let row = 0; row <= ROWS; row += 1) {
    const y = EDGE.top + row * CARD.height;
    pdf.moveTo(EDGE.left - MARK, y).lineTo(EDGE.left - 1, y);
    pdf.moveTo(right + 1, y).lineTo(right + MARK, y);
  }
  pdf.stroke();
  pdf.endMarkedContent();
}
