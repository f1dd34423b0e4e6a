export const nl = {
  amount: 'Bedrag',
  most: (amount: string) => `Hoogstens ${amount}`,
  reason: 'Reden',
  reasonHint: 'Alleen voor de eigen administratie.',
  costs: (amount: string) => `De servicekosten (${amount}) gaan niet terug.`,
  keep: 'Toch niet',
  cash: 'Geef het bedrag contant terug, en leg daarna bij de bestelling vast dat het is teruggegeven.',
  wallet: 'Dit gaat in moves terug naar de portemonnee.',
  erased: 'De gebruiker van de portemonnee is gewist: de moves vervallen.',
  unreadable: 'Vul een bedrag in',
  tooMuch: (amount: string) => `Er kan nog hoogstens ${amount} terug`,
  confirm: (amount: string) => `${amount} teruggeven`,
  done: (amount: string, name: string) => `${amount} teruggegeven aan ${name}`,
  /** In cash: the buyer hasn't got the money yet. */
  toHandOver: {
    confirm: (amount: string) => `${amount} terug te geven`,
    done: (amount: string, name: string) => `${amount} is contant terug te geven aan ${name}`,
  },
};
