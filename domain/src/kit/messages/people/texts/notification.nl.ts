export const nl = {
  'notification.variable': 'Onbekende variabele: {name}',
  'notification.quiet_half': 'Vul begin en eind in, of laat beide leeg',
  'notification.quiet_equal': 'Kies een ander eind dan het begin',
  // said by the server only
  'notification.past': 'Dit moment is al voorbij. Kies een later moment, of laat het leeg en verstuur na het opslaan',
  'notification.nobody': 'Deze doelgroep heeft geen ontvangers',
  'notification.few':
    'Minder dan {count} app-gebruikers passen bij deze leeftijd of dit gebied. Kies een grotere doelgroep',
  'notification.sent': 'Deze pushmelding wordt of is al verstuurd',
  'notification.not_under_way': 'Deze pushmelding is niet ingepland en wordt niet verstuurd',
  'notification.sending': 'Deze pushmelding wordt nu verstuurd. Stop het versturen eerst',
  'notification.no_push': 'Versturen naar apps is op deze installatie niet ingesteld. Vraag het de beheerder',
  'notification.many':
    'Een organisatie verstuurt op een dag hoogstens {count} pushmeldingen, ingeplande meegeteld. Kies een andere dag',
  'notification.choose_organization': 'Kies namens welke organisatie',
  'notification.length': 'Houd het bericht onder 100 tekens; langere berichten worden door het toestel afgekapt',
};
