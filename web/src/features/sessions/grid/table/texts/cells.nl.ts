export const nl = {
  row: 'Rij',
  cell: (column: string, row: number) => `${column}, rij ${row}`,
  removeRow: (row: number) => `Rij ${row} verwijderen`,
  full: (most: number) => `Meer dan ${most} rijen kan niet`,
};
