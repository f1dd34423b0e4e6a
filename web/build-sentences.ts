/**
 * The marker in a file of sentences: the sentences below it occur only in replies of the server. A test checks that nothing else uses them.
 */
export const SERVER_ONLY = '\n  // said by the server only\n';

/** Returns a file of sentences without those below the marker, so that the browser doesn't load them. */
export function withoutServerSentences(code: string): string {
  const start = code.indexOf(SERVER_ONLY);
  return start < 0 ? code : `${code.slice(0, start)}\n};\n`;
}
