import { VARIABLE } from '@move/domain/kit/text/text-variables.ts';
import type { NotificationVariable } from '@move/domain/notifications/notification.ts';

/** A title with its variables in words: the name of the app itself, and “[Voornaam]” for what differs by recipient. */
export function shownTitle(title: string, appName: string, words: Record<NotificationVariable, string>): string {
  const known = new Map<string, string>(Object.entries(words));
  return title.replace(VARIABLE, (written, inside: string) => {
    const name = inside.trim();
    const word = known.get(name);
    if (word === undefined) return written;
    return name === 'app_name' ? appName : `[${word}]`;
  });
}
