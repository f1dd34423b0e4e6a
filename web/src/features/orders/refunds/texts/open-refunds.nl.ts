import { plural } from '../../../../platform/texts/counted.ts';

const orders = (count: number) => plural(count, 'bestelling', 'bestellingen');

export const nl = {
  none: 'Bij deze bestellingen valt niets meer te doen',
  handOver: {
    title: (amount: string) => `${amount} contant teruggegeven?`,
    text: (count: number) =>
      `Leg vast dat de koper het geld heeft gekregen: ${orders(count)}. De terugbetaling staat dan niet meer open.`,
    of: (name: string, number: string) =>
      `Leg vast dat ${name} het geld van bestelling ${number} heeft gekregen. De terugbetaling staat dan niet meer open.`,
    confirm: (amount: string) => `${amount} teruggegeven`,
    done: (count: number) => `Vastgelegd bij ${orders(count)}`,
  },
  retry: {
    title: (amount: string) => `${amount} opnieuw versturen?`,
    text: (count: number) => `De mislukte terugbetalingen van ${orders(count)} gaan opnieuw naar de betaaldienst.`,
    of: (name: string, number: string) =>
      `De mislukte terugbetaling van bestelling ${number} van ${name} gaat opnieuw naar de betaaldienst.`,
    confirm: (amount: string) => `${amount} opnieuw versturen`,
    done: (count: number) => `Terugbetaling opnieuw verstuurd bij ${orders(count)}`,
  },
};
