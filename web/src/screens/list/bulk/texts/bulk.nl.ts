export const nl = {
  done: (count: number) => (count === 1 ? '1 rij is bijgewerkt' : `${count} rijen zijn bijgewerkt`),
  failed: (count: number) => (count === 1 ? 'Bij 1 rij is het niet gelukt' : `Bij ${count} rijen is het niet gelukt`),
  failedText: 'Deze rijen blijven gekozen, met de reden erbij.',
  othersDone: 'De andere zijn klaar.',
  close: 'Sluiten',
};
