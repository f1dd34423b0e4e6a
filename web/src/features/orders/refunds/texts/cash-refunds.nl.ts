export const nl = {
  action: 'Contant teruggegeven',
  title: (amount: string) => `${amount} contant teruggegeven?`,
  text: (name: string) => `Leg vast dat ${name} het geld heeft gekregen. De terugbetaling staat dan niet meer open.`,
  confirm: (amount: string) => `${amount} teruggegeven`,
  done: 'Vastgelegd',
};
