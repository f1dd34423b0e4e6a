export const nl = {
  action: 'Antwoord van de bank',
  title: 'Antwoord van de bank',
  text: 'Kies een pain.002 of camt.053. Betalingen die de bank weigerde of terugstuurde, komen met hun reden terug in de volgende uitbetaling.',
  file: 'Bestand van de bank',
  choose: 'Kies een bestand',
  submit: 'Verwerken',
  done: (rejected: number, known: number) =>
    rejected === 0 && known > 0
      ? 'Dit antwoord was al verwerkt'
      : rejected === 0
        ? 'Verwerkt: de bank weigerde niets'
        : rejected === 1
          ? 'Verwerkt: 1 betaling teruggekomen'
          : `Verwerkt: ${rejected} betalingen teruggekomen`,
  notTaken: (ids: string, count: number) =>
    count === 1
      ? `1 betaling was hier al geannuleerd en is niet verwerkt: ${ids}`
      : `${count} betalingen waren hier al geannuleerd en zijn niet verwerkt, zoals ${ids}`,
};
