export const nl = {
  'upload_field.validations.max_dimensions': '{field} mag maximaal {width}x{height} pixels zijn',
  'upload_field.validations.min_dimensions': '{field} moet minimaal {width}x{height} pixels zijn',
  'upload_field.transparency': '{field} mag geen transparantie bevatten',
  'upload_field.transparency_required': '{field} moet een transparante achtergrond hebben',
  'upscale.multiplier': 'Multiplier moet 2 of 4 zijn',
  'upscale.full': 'Er worden nu te veel afbeeldingen vergroot. Probeer het over een kwartier nog eens',
  'file.too_large': 'Dit bestand is groter dan {size}',
  'file.empty': 'Dit bestand is leeg',
  'file.broken': 'Dit bestand is beschadigd of niet compleet. Kies een ander bestand',
  'file.heic': 'HEIC-foto’s worden niet ondersteund. Bewaar de foto als JPG en probeer het opnieuw',
  'file.too_many_pixels': 'Deze afbeelding heeft te veel pixels. Maak hem kleiner dan {megapixels} megapixel',
  // said by the server only
  'file.svg': 'Dit SVG-bestand kan niet veilig worden getoond. Bewaar het als PNG of als eenvoudige SVG',
  'file.one': 'Stuur precies één bestand',
  'file.used': '{field} is niet (meer) beschikbaar. Upload het bestand opnieuw',
  'file.text': '{field} bevat geen leesbare tekst',
};
