export const nl = {
  file: 'Bestand',
  dry_run: 'Alleen controleren',
  skip_invalid: 'Alleen geldige regels',
  accept: 'Meteen accepteren',
  columns: 'Kolommen',
  edits: 'Verbeteringen',
  doubles: 'Dubbele organisaties',
};
