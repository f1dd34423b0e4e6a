export const nl = {
  title: 'Via de betaaldienst terug',
  reasons: {
    refund: 'Terugbetaling',
    paid_twice: 'Dubbel betaald',
    paid_too_much: 'Te veel betaald',
  },
  states: {
    pending: 'Wordt verstuurd',
    sent: 'Onderweg naar de rekening',
    done: 'Teruggestort',
    failed: 'Niet gelukt',
    settled: 'Op een andere manier terugbetaald',
  },
  lookedUp:
    'We vragen de betaaldienst nog of het geld toch is aangekomen. Is dat niet zo, dan komt het bedrag bij je volgende uitbetaling.',
  hidden: 'De organisatie of een superadmin verstuurt een mislukte terugbetaling opnieuw.',
  whatToDo:
    'Probeer het opnieuw. Lukt het weer niet, vraag de koper dan om een ander rekeningnummer, maak het geld zelf over en leg dat vast.',
  askOrganization:
    'Vraag een beheerder van de organisatie om het opnieuw te proberen, of om het geld op een andere manier terug te betalen.',
  failure: (text: string) => `De betaaldienst meldt: ${text}`,
  retry: 'Opnieuw versturen',
  retried: 'De terugbetaling wordt opnieuw verstuurd',
  settle: 'Anders terugbetaald…',
  settling: {
    title: (amount: string) => `${amount} op een andere manier terugbetaald?`,
    text: 'Leg vast hoe, dan staat de terugbetaling niet meer open. Er wordt niets meer verstuurd.',
    how: 'Hoe is het terugbetaald?',
    confirm: 'Vastleggen',
    done: 'Vastgelegd',
  },
};
