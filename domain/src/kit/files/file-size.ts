const KIB = 1024;
const MIB = KIB * KIB;

/** A number of bytes as text: "1023 bytes", "1.0 KiB", "1.0 MiB"; the same in both languages. */
export function formatFileSize(bytes: number): string {
  if (bytes < KIB) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kib = (bytes / KIB).toFixed(1);
  // rounded first: one byte below a MiB is 1.0 MiB, never 1024.0 KiB
  return Number(kib) < KIB ? `${kib} KiB` : `${(bytes / MIB).toFixed(1)} MiB`;
}
