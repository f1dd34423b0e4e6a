import type { Locale } from '../messages/locale.ts';

const KIB = 1024;
const MIB = KIB * KIB;
const DECIMAL_MARKS: Readonly<Record<Locale, string>> = { nl: ',', en: '.' };

/** A number of bytes as text: "1023 bytes", "1.0 KiB", "1.0 MiB"; in Dutch "1,0 KiB". */
export function formatFileSize(bytes: number, locale: Locale): string {
  if (bytes < KIB) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kib = (bytes / KIB).toFixed(1);
  // rounded first: one byte below a MiB is 1.0 MiB, never 1024.0 KiB
  const size = Number(kib) < KIB ? `${kib} KiB` : `${(bytes / MIB).toFixed(1)} MiB`;
  return size.replace('.', DECIMAL_MARKS[locale]);
}
