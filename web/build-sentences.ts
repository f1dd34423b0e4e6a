/** In a file of sentences: those below it are only in replies of the server. A test holds that nothing else uses them. */
export const SERVER_ONLY = '\n  // said by the server only\n';

/** A file of sentences without those that only the server says: the browser is spared them. */
export function withoutServerSentences(code: string): string {
  const start = code.indexOf(SERVER_ONLY);
  return start < 0 ? code : `${code.slice(0, start)}\n};\n`;
}
