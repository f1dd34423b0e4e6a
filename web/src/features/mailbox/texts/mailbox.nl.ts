export const nl = {
  title: 'Postvak van de demo',
  text: 'Hier zie je alle mails van de demo. Er wordt niets echt verstuurd.',
  to: 'Aan',
  attachment: 'Bijlage:',
  refresh: 'Vernieuwen',
  login: 'Naar inloggen',
  empty: { title: 'Nog geen mail', text: 'Vraag bijvoorbeeld een nieuw wachtwoord aan; de link verschijnt hier.' },
  list: 'Mails, nieuwste eerst',
  back: 'Alle mails',
};
