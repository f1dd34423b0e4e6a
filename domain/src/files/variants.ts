/** The sizes at which images are served: pixels of the longest side, never enlarged. Null: the file itself. */
export const VARIANTS = { thumbnail: 300, small: 150, medium: 800, large: 1600, original: null } as const;
export type Variant = keyof typeof VARIANTS;

export const DEFAULT_VARIANT: Variant = 'thumbnail';

export function isVariant(name: string): name is Variant {
  return Object.hasOwn(VARIANTS, name);
}
