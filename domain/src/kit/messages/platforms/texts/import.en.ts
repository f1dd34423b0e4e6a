import type { nl } from './import.nl.ts';

export const en: typeof nl = {
  'import.column': "Column '{column}' is missing",
  'import.unreadable': 'This file cannot be read as a list (line {line}). Save it as xlsx in Excel',
  'import.empty': 'There are no rows in this file',
  'import.rows': 'A file can have at most {max} rows. Split it into several files',
  'import.cells': 'This row has {count} columns, the first row {expected}',
  'import.country': 'The {field} field must be a country code of two letters, like NL or BE',
  'import.double_changed':
    'Row {line} now looks like another organisation than when you chose. Check the list again and choose once more',
  'import.invalid': '{count} of the {rows} rows have a problem. Fix them, or import only the valid rows',
  // said by the server only
  'import.row': 'Line {line}: {message}',
  'import.repeated': 'Skipped: looks like line {line} ({equal})',
  'import.exists': 'Skipped: looks like {name} ({equal}), which already exists',
  'import.gone': 'You can no longer update this organisation',
  'import.email': 'You can’t change the e-mail address of an organisation while acting as someone else',
};
