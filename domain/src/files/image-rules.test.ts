import { expect, test } from 'vitest';
import { type ImageFacts, type ImageUse, imageProblem, imageRules } from './image-rules.ts';

const png: ImageFacts = { mimeType: 'image/png', size: 1_000, width: 1024, height: 1024, isTransparent: false };

test.each<[string, ImageUse, Partial<ImageFacts>, string | undefined]>([
  ['exactly the minimum', 'picture', { width: 500, height: 250 }, undefined],
  ['a pixel too narrow', 'picture', { width: 499, height: 250 }, 'upload_field.validations.min_dimensions'],
  ['a pixel too low', 'picture', { width: 500, height: 249 }, 'upload_field.validations.min_dimensions'],
  ['a small webp', 'picture', { mimeType: 'image/webp', width: 10 }, 'upload_field.validations.min_dimensions'],
  ['a small vector', 'picture', { mimeType: 'image/svg+xml', width: 10, height: 10 }, undefined],
  ['a sheet', 'picture', { mimeType: 'text/csv' }, 'image'],
  ['exactly 2 MB', 'picture', { size: 2 * 1024 * 1024 }, undefined],
  ['a byte more', 'picture', { size: 2 * 1024 * 1024 + 1 }, 'size'],
  ['an app icon', 'app_icon', {}, undefined],
  ['a large app icon', 'app_icon', { width: 1025 }, 'upload_field.validations.max_dimensions'],
  ['a webp app icon', 'app_icon', { mimeType: 'image/webp' }, 'mimes'],
  ['a see-through app icon', 'app_icon', { isTransparent: true }, 'upload_field.transparency'],
  ['a heavy app icon', 'app_icon', { size: 1024 * 1024 + 1 }, 'size'],
  ['an opaque notification icon', 'notification_icon', { width: 96, height: 96 }, 'upload_field.transparency_required'],
  ['a notification icon', 'notification_icon', { width: 96, height: 96, isTransparent: true }, undefined],
])('%s is checked by the rules for %s', (_what, use, changes, key) => {
  expect(imageProblem({ ...png, ...changes }, use)?.key).toBe(key);
});

test('the message names the required dimensions', () => {
  expect(imageProblem({ ...png, width: 20 }, 'organization_logo')?.params).toEqual({ width: 300, height: 300 });
});

test('enlarging gives at least the accepted dimensions', () => {
  for (const { least, upscaleTo } of Object.values(imageRules)) {
    if (upscaleTo === null || least === null) continue;
    expect(upscaleTo.width).toBeGreaterThanOrEqual(least.width);
    expect(upscaleTo.height).toBeGreaterThanOrEqual(least.height);
  }
});
