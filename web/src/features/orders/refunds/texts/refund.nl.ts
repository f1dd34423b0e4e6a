export const nl = {
  amount: 'Bedrag',
  most: (amount: string) => `Hoogstens ${amount}`,
  reason: 'Reden',
  reasonHint: 'Alleen voor de eigen administratie.',
  cash: 'Geef het bedrag contant terug.',
  wallet: 'Dit gaat in moves terug naar de portemonnee.',
  erased: 'De gebruiker van de portemonnee is gewist: de moves vervallen.',
  unreadable: 'Vul een bedrag in',
  tooMuch: (amount: string) => `Er kan nog hoogstens ${amount} terug`,
  confirm: (amount: string) => `${amount} teruggeven`,
  done: (amount: string, name: string) => `${amount} teruggegeven aan ${name}`,
};
