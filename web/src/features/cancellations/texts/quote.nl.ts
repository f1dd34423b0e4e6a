import type { RefundWay } from '@move/domain/orders/refunds/refund-ways.ts';

type Way = (amount: string, people: number) => string;

const peopleNl = (count: number) => (count === 1 ? '1 deelnemer' : `${count} deelnemers`);

export const nl = {
  people: (count: number, isMailed: boolean) =>
    count === 1
      ? `1 deelnemer verliest de plek${isMailed ? ' en krijgt een mail' : ''}.`
      : `${count} deelnemers verliezen hun plek${isMailed ? ' en krijgen een mail' : ''}.`,
  signedOut: (count: number, refunded: number) => {
    const had = count === 1 ? '1 had zich al afgemeld' : `${count} hadden zich al afgemeld`;
    if (refunded === 0) return `${had}.`;
    return `${had}${refunded === count ? ', maar' : `; ${refunded} van hen`} ${refunded === 1 ? 'krijgt' : 'krijgen'} wel geld terug.`;
  },
  none: 'Er gaat geen geld terug.',
  lowered: (amount: string, people: number) =>
    people === 1
      ? `1 deelnemer moet nog betalen, en betaalt ${amount} minder.`
      : `${people} deelnemers moeten nog betalen, en betalen samen ${amount} minder.`,
  total: (amount: string, people: number, amounts: number) =>
    `${amount} ${amounts === 1 ? 'gaat' : 'gaan'} terug, voor ${peopleNl(people)}:`,
  and: ' en ',
  ways: {
    account: (amount, people) => `${amount} op de rekening (${peopleNl(people)}), meestal binnen 5 werkdagen`,
    card: (amount, people) => `${amount} op de creditcard (${peopleNl(people)}), meestal binnen 10 werkdagen`,
    wallet: (amount, people) => `${amount} in de portemonnee (${peopleNl(people)}), meteen`,
    cash: (amount, people) => `${amount} in contanten (${peopleNl(people)}); dat geef je zelf terug`,
    other: (amount, people) => `${amount} op de manier waarop is betaald (${peopleNl(people)})`,
  } satisfies Record<RefundWay, Way>,
};
