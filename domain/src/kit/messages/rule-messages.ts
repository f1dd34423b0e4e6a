/** Messages of the generic rules. `{field}` is the translated label. */
export const ruleMessages = {
  required: { nl: '{field} is verplicht', en: 'The {field} field is required' },
  required_if: { nl: '{field} is verplicht', en: 'The {field} field is required' },
  alpha: { nl: '{field} mag alleen letters bevatten', en: 'The {field} field may only contain letters' },
  alpha_dash: {
    nl: '{field} mag alleen letters, cijfers, streepjes en underscores bevatten',
    en: 'The {field} field may contain letters, numbers, dashes and underscores',
  },
  alpha_num: {
    nl: '{field} mag alleen letters en cijfers bevatten',
    en: 'The {field} field may only contain letters and numbers',
  },
  alpha_spaces: {
    nl: '{field} mag alleen letters en spaties bevatten',
    en: 'The {field} field may only contain letters and spaces',
  },
  between: {
    nl: '{field} moet tussen {min} en {max} liggen',
    en: 'The {field} field must be between {min} and {max}',
  },
  confirmed: {
    nl: '{field} komt niet overeen met de bevestiging',
    en: 'The {field} field confirmation does not match',
  },
  digits: {
    nl: '{field} moet uit precies {length} cijfers bestaan',
    en: 'The {field} field must be exactly {length} digits',
  },
  dimensions: {
    nl: '{field} moet {width} bij {height} pixels zijn',
    en: 'The {field} field must be {width} by {height} pixels',
  },
  email: {
    nl: '{field} moet een geldig e-mailadres zijn',
    en: 'The {field} field must be a valid e-mail address',
  },
  'email.multiple': {
    nl: "{field} moet geldige e-mailadressen bevatten, gescheiden door komma's",
    en: 'The {field} field must contain valid e-mail addresses separated by commas',
  },
  'name.link': { nl: '{field} mag geen webadres bevatten', en: 'The {field} field must not contain a web address' },
  excluded: { nl: '{field} is geen geldige waarde', en: 'The {field} field is not a valid value' },
  oneOf: { nl: '{field} is geen geldige waarde', en: 'The {field} field is not a valid value' },
  ext: { nl: '{field} heeft een ongeldig bestandstype', en: 'The {field} field has an invalid file type' },
  mimes: { nl: '{field} heeft een ongeldig bestandstype', en: 'The {field} field has an invalid file type' },
  image: { nl: '{field} moet een afbeelding zijn', en: 'The {field} field must be an image' },
  integer: { nl: '{field} moet een geheel getal zijn', en: 'The {field} field must be an integer' },
  numeric: {
    nl: '{field} mag alleen cijfers bevatten',
    en: 'The {field} field may only contain numeric characters',
  },
  length: { nl: '{field} moet {length} lang zijn', en: 'The {field} field must be {length} long' },
  max: {
    nl: '{field} mag maximaal {length} tekens bevatten',
    en: 'The {field} field may not be longer than {length} characters',
  },
  min: {
    nl: '{field} moet minimaal {length} tekens bevatten',
    en: 'The {field} field must be at least {length} characters',
  },
  // the highest price of a rate, in euro
  'price.max': { nl: '{field} mag maximaal € 10.000 zijn', en: 'The {field} field must be € 10,000 or less' },
  max_value: { nl: '{field} mag maximaal {max} zijn', en: 'The {field} field must be {max} or less' },
  min_value: { nl: '{field} moet minimaal {min} zijn', en: 'The {field} field must be {min} or more' },
  regex: { nl: '{field} heeft een ongeldig formaat', en: 'The {field} field format is invalid' },
  size: { nl: '{field} mag maximaal {size} KB zijn', en: 'The {field} field must be at most {size} KB' },
  double: {
    nl: '{field} moet een getal met maximaal {decimals} decimalen zijn',
    en: 'The {field} field must be a number with at most {decimals} decimals',
  },
  url: {
    nl: '{field} moet een geldig webadres zijn',
    en: 'The {field} field must be a valid web address',
  },
  colour: {
    nl: '{field} moet een kleur zijn, zoals #FF0000 of #FF0000CC',
    en: 'The {field} field must be a colour, like #FF0000 or #FF0000CC',
  },
  postcode: { nl: 'Vul een geldige postcode in, zoals 1234 AB', en: 'Enter a valid Dutch postcode, like 1234 AB' },
  keywords: {
    nl: '{field} mag samen maximaal {max} tekens zijn; het zijn er nu {length}',
    en: 'The {field} field may be at most {max} characters together; there are {length} now',
  },
  vat_number: {
    nl: 'Vul een geldig btw-nummer in, zoals NL861234567B84',
    en: 'Enter a valid VAT number, like NL861234567B84',
  },
  kvk: { nl: 'Een KVK-nummer bestaat uit 8 cijfers', en: 'A KVK number has 8 digits' },
  date: { nl: '{field} moet een geldige datum zijn', en: 'The {field} field must be a valid date' },
  time: {
    nl: '{field} moet een geldige tijd zijn, zoals 18:30',
    en: 'The {field} field must be a valid time, like 18:30',
  },
  time_zone: { nl: '{field} moet een bestaande tijdzone zijn', en: 'The {field} field must be an existing time zone' },
  unique: { nl: '{field} is al in gebruik', en: 'The {field} field is already in use' },
  exists: { nl: '{field} bestaat niet', en: 'The {field} field does not exist' },
} as const;
