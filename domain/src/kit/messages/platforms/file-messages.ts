/** Messages about files and images. */
export const fileMessages = {
  'upload_field.validations.max_dimensions': {
    nl: '{field} mag maximaal {width}x{height} pixels zijn',
    en: '{field} may be at most {width}x{height} pixels',
  },
  'upload_field.validations.min_dimensions': {
    nl: '{field} moet minimaal {width}x{height} pixels zijn',
    en: '{field} must be at least {width}x{height} pixels',
  },
  'upload_field.transparency': {
    nl: '{field} mag geen transparantie bevatten',
    en: '{field} must not contain transparency',
  },
  'upload_field.transparency_required': {
    nl: '{field} moet een transparante achtergrond hebben',
    en: '{field} must have a transparent background',
  },
  'upscale.multiplier': { nl: 'Multiplier moet 2 of 4 zijn', en: 'Multiplier must be either 2 or 4' },
  'file.too_large': { nl: 'Dit bestand is groter dan {size}', en: 'This file is larger than {size}' },
  'file.empty': { nl: 'Dit bestand is leeg', en: 'This file is empty' },
  'file.broken': {
    nl: 'Dit bestand is beschadigd of niet compleet. Kies een ander bestand',
    en: 'This file is damaged or incomplete. Choose another file',
  },
  'file.heic': {
    nl: 'HEIC-foto’s worden niet ondersteund. Bewaar de foto als JPG en probeer het opnieuw',
    en: 'HEIC photos are not supported. Save the photo as JPG and try again',
  },
  'file.too_many_pixels': {
    nl: 'Deze afbeelding heeft te veel pixels. Maak hem kleiner dan {megapixels} megapixel',
    en: 'This image has too many pixels. Make it smaller than {megapixels} megapixels',
  },
} as const;
