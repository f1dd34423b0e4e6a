import type { LogLevel } from '@move/domain/builds/build.ts';
import { DECIMAL_MARKS, type Locale } from '@move/domain/kit/messages/locale.ts';
import { isMessageKey, type Message, translate } from '@move/domain/kit/messages/messages.ts';

/** A message in the log of a build. Its text is made in the language of the reader. */
export type LogMessage = { level: LogLevel; message: Message };

const LINE_MAX = 2_000;

/** The text of a message of a log, with the decimal mark of the language. */
function logText(locale: Locale, { key, params = {} }: Message): string {
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? String(value).replace('.', DECIMAL_MARKS[locale]) : value,
  ]);
  return translate(locale, { key, params: Object.fromEntries(shown) });
}

type StoredLine = { line: string; message: Message | null };

/** A message as it is stored, also as text in the language of the user who started the build: later versions may not know the message. */
export function storedLine(locale: Locale, message: Message): StoredLine {
  return { line: logText(locale, message).slice(0, LINE_MAX), message };
}

/** The text of a stored line in the language of the reader. A line of the runner, or of an earlier version, has only its own text. */
export const readLine = (locale: Locale, { line, message }: StoredLine): string =>
  message !== null && isMessageKey(message.key) ? logText(locale, message) : line;
