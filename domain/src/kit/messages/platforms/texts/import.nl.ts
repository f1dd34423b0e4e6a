export const nl = {
  'import.column': "Kolom '{column}' ontbreekt",
  'import.unreadable': 'Dit bestand is niet te lezen als lijst (regel {line}). Sla het in Excel op als xlsx',
  'import.empty': 'Er staan geen regels in dit bestand',
  'import.rows': 'Een bestand mag maximaal {max} regels hebben. Verdeel het over meer bestanden',
  'import.cells': 'Deze regel heeft {count} kolommen, de eerste regel {expected}',
  'import.country': '{field} moet een landcode van twee letters zijn, zoals NL of BE',
  'import.double_changed':
    'Regel {line} lijkt nu op een andere organisatie dan toen je koos. Controleer de lijst opnieuw en kies nog eens',
  'import.invalid': '{count} van de {rows} regels kloppen niet. Verbeter ze of kies voor alleen de geldige regels',
  // said by the server only
  'import.row': 'Regel {line}: {message}',
  'import.repeated': 'Overgeslagen: lijkt op regel {line} ({equal})',
  'import.exists': 'Overgeslagen: lijkt op {name} ({equal}), die al bestaat',
  'import.gone': 'Deze organisatie kun je niet meer bijwerken',
  'import.email': 'Het e-mailadres van een organisatie wijzig je niet terwijl je als iemand anders werkt',
};
