export const nl = {
  title: 'Facturen maken',
  text: 'Voor elke organisatie met servicekosten in deze maand die nog geen factuur heeft. Ze worden meteen gemaild. Maanden van vóór de eerste factuur gaan nooit automatisch.',
  confirm: 'Maken en mailen',
  close: 'Naar de lijst',
  waiting: 'Begint zo',
  running: (month: string) => `Facturen van ${month} worden gemaakt`,
  done: (count: number, shown: string, month: string) =>
    count === 1 ? `1 factuur gemaakt voor ${month}` : `${shown} facturen gemaakt voor ${month}`,
  none: (month: string) => `Voor ${month} waren er geen facturen te maken`,
  failed: 'Het is niet gelukt. Probeer het later opnieuw.',
  canceled: 'Gestopt. Er zijn geen facturen gemaakt.',
  confirmCount: (count: number, shown: string) =>
    count === 1 ? '1 factuur maken en mailen' : `${shown} facturen maken en mailen`,
  previewing: 'Kijken welke facturen er te maken zijn…',
  preview: (count: number, shown: string, about: { total: string; month: string }) =>
    `${count === 1 ? '1 factuur' : `${shown} facturen`} over ${about.month}, samen ${about.total} incl. btw.`,
  withoutAddress: (count: number, shown: string) =>
    count === 1
      ? '1 organisatie heeft geen e-mailadres: haar factuur wordt wel gemaakt, maar niet gemaild.'
      : `${shown} organisaties hebben geen e-mailadres: hun facturen worden wel gemaakt, maar niet gemaild.`,
  nothing: (month: string) => `Over ${month} zijn er geen facturen te maken.`,
};
