import type { Dimensions } from '../kit/files/file-rules.ts';
import { APP_ICON_MAX_BYTES, IMAGE_MAX_BYTES } from '../kit/files/file-rules.ts';
import type { Message } from '../kit/messages/messages.ts';

/** The demands on an image for one use. Dimensions in pixels. */
export type ImageRule = {
  /** Smaller images are refused: by the browser for the picked file, by the API when it is attached. */
  readonly least: Dimensions | null;
  /** Larger images are refused. */
  readonly most: Dimensions | null;
  /** Smaller images are enlarged before they are sent. */
  readonly upscaleTo: Dimensions | null;
  readonly maxBytes: number;
  /** Only this type is accepted; the file is uploaded unchanged. Null: every image type. */
  readonly type: 'image/png' | null;
  /** Whether transparent pixels are allowed, refused (app stores) or required (Android's notification icon). */
  readonly transparency: 'allowed' | 'refused' | 'required';
};

const size = (width: number, height: number): Dimensions => ({ width, height });

const picture: ImageRule = {
  least: size(500, 250),
  most: null,
  upscaleTo: size(1000, 500),
  maxBytes: IMAGE_MAX_BYTES,
  type: null,
  transparency: 'allowed',
};

const rules = {
  /** Most images: of activities, locations, headers. */
  picture,
  organization_logo: { ...picture, least: size(300, 300), upscaleTo: size(600, 600) },
  application_logo: { ...picture, least: size(300, 30), upscaleTo: size(600, 60) },
  /** For labels and wallets. */
  icon: { ...picture, least: size(200, 200), upscaleTo: size(400, 400) },
  avatar: { ...picture, least: size(96, 96), upscaleTo: size(192, 192) },
  favicon: { ...picture, least: size(32, 32), upscaleTo: null },
  app_icon: {
    least: size(1024, 1024),
    most: size(1024, 1024),
    upscaleTo: null,
    maxBytes: APP_ICON_MAX_BYTES,
    type: 'image/png',
    transparency: 'refused',
  },
  notification_icon: {
    least: size(96, 96),
    most: size(96, 96),
    upscaleTo: null,
    maxBytes: APP_ICON_MAX_BYTES,
    type: 'image/png',
    transparency: 'required',
  },
} as const satisfies Record<string, ImageRule>;

export type ImageUse = keyof typeof rules;

/** The limits by use, for browser and server alike. */
export const imageRules: Readonly<Record<ImageUse, ImageRule>> = rules;

/** The facts of an uploaded image. */
export type ImageFacts = {
  readonly mimeType: string;
  /** Bytes. */
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly isTransparent: boolean;
};

/** Why an uploaded file can't be used for this, or null. Every bitmap is measured, including webp; a vector has no pixels to measure. */
export function imageProblem(file: ImageFacts, use: ImageUse): Message | null {
  const { least, most, maxBytes, type, transparency } = imageRules[use];
  if (!file.mimeType.startsWith('image/')) return { key: 'image' };
  if (type !== null && file.mimeType !== type) return { key: 'mimes' };
  if (file.size > maxBytes) return { key: 'size', params: { size: maxBytes / 1024 } };
  if (file.mimeType !== 'image/svg+xml') {
    const width = file.width ?? 0;
    const height = file.height ?? 0;
    if (least && (width < least.width || height < least.height))
      return { key: 'upload_field.validations.min_dimensions', params: { ...least } };
    if (most && (width > most.width || height > most.height))
      return { key: 'upload_field.validations.max_dimensions', params: { ...most } };
  }
  return transparencyProblem(file, transparency);
}

/** Checks transparency against what the use demands. */
export function transparencyProblem(
  { isTransparent }: Pick<ImageFacts, 'isTransparent'>,
  demanded: ImageRule['transparency'],
): Message | null {
  if (demanded === 'refused' && isTransparent) return { key: 'upload_field.transparency' };
  if (demanded === 'required' && !isTransparent) return { key: 'upload_field.transparency_required' };
  return null;
}
