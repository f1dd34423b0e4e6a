import type { nl } from './file.nl.ts';

export const en: typeof nl = {
  'upload_field.validations.max_dimensions': '{field} may be at most {width}x{height} pixels',
  'upload_field.validations.min_dimensions': '{field} must be at least {width}x{height} pixels',
  'upload_field.transparency': '{field} must not contain transparency',
  'upload_field.transparency_required': '{field} must have a transparent background',
  'upscale.multiplier': 'Multiplier must be either 2 or 4',
  'upscale.full': 'Too many images are being enlarged right now. Try again in a quarter of an hour',
  'file.too_large': 'This file is larger than {size}',
  'file.empty': 'This file is empty',
  'file.broken': 'This file is damaged or incomplete. Choose another file',
  'file.heic': 'HEIC photos are not supported. Save the photo as JPG and try again',
  'file.too_many_pixels': 'This image has too many pixels. Make it smaller than {megapixels} megapixels',
  // said by the server only
  'file.svg': 'This SVG file can’t be shown safely. Save it as PNG or as plain SVG',
  'file.one': 'Send exactly one file',
  'file.used': '{field} is no longer available. Upload the file again',
  'file.text': '{field} has no readable text',
  'file.sheet': 'This Excel file cannot be read. Save it in Excel again as xlsx, without a password',
  'file.unpacked': 'Unpacked, this file is larger than {size}. Put only the list in a new file',
  'file.columns': 'Row {line} has more than {max} columns',
};
