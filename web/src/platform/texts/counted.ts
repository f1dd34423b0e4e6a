/** A number with its noun, e.g. “1 sessie”, “3 sessies”. */
export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const sessionsNl = (count: number) => plural(count, 'sessie', 'sessies');
export const sessionsEn = (count: number) => plural(count, 'session', 'sessions');
export const peopleNl = (count: number) => plural(count, 'deelnemer', 'deelnemers');
export const peopleEn = (count: number) => plural(count, 'participant', 'participants');

/** A number in the notation of the language, with its noun, e.g. “1.204 sessies”. */
export const counter = (tag: string) => (n: number, one: string, more: string) =>
  `${new Intl.NumberFormat(tag).format(n)} ${n === 1 ? one : more}`;
