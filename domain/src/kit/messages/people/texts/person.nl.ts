export const nl = {
  // said by the server only
  'person.erased': 'De gegevens van deze persoon zijn al gewist',
  'person.gone': 'De gegevens van deze persoon zijn gewist, dus er is niets meer te wijzigen',
  'person.no_address': 'Van deze persoon is geen e-mailadres bekend',
  'person.unreachable':
    'Deze mensen hebben geen e-mailadres, of hun gegevens zijn gewist: er is geen adres om een bericht naar te sturen',
  'person.ahead': 'Annuleer eerst de boekingen, wachtlijstplekken en openstaande betalingen van deze persoon.',
  'person.confirm': 'Typ de naam zoals die hierboven staat',
  'person.changed': 'De gegevens van deze persoon zijn intussen gewijzigd. Bekijk ze opnieuw.',
  'profile.code': 'Deze code klopt niet of werkt niet meer. Vraag een nieuwe aan',
};
