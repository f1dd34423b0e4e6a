import type { ScreenProps } from '../../platform/menu/feature.ts';
import { idFrom } from '../../platform/navigation/screen-scope.ts';

/** The parameters of a URL as props: `…Id` as number, the rest as text; null when an id is malformed. */
export function screenProps(params: Readonly<Record<string, string | undefined>>): ScreenProps | null {
  const props: Record<string, number | string> = {};
  for (const [name, value] of Object.entries(params)) {
    if (name.startsWith('_') || name === '*') continue;
    const read = name.endsWith('Id') ? idFrom(value) : (value ?? '');
    if (read === null) return null;
    props[name] = read;
  }
  return props;
}
