export const nl = {
  edit: {
    leave: {
      title: 'Wijzigingen niet opgeslagen',
      text: (count: number, name: string) =>
        `Je hebt ${count === 1 ? '1 wijziging' : `${count} wijzigingen`} in ${name}. Ga je weg zonder opslaan, dan ${count === 1 ? 'is die' : 'zijn ze'} kwijt.`,
      stay: 'Verder bewerken',
      discard: 'Verwerpen',
      save: 'Opslaan en weggaan',
    },
    saved: (name: string) => `${name} is opgeslagen`,
    created: (name: string | null) => (name === null ? 'Toegevoegd' : `${name} is toegevoegd`),
    otherTab: 'Op een ander tabblad klopt nog iets. Wat je daar typte staat er nog.',
    otherTabStale: 'Een ander tabblad is ondertussen gewijzigd.',
    summary: 'Vul alle velden correct in',
    failed: 'Opslaan is niet gelukt. Wat je hebt ingevuld staat er nog; probeer het nog eens.',
    removed: 'Dit is ondertussen verwijderd, dus opslaan kan niet meer. Wat je hebt ingevuld staat er nog.',
    offline: 'Geen verbinding. Wat je hebt ingevuld staat er nog; sla op zodra je weer online bent.',
    number: (id: string) => `Foutnummer ${id}`,
    readOnly: 'Je kunt dit bekijken, maar niet wijzigen. Vraag een beheerder om toegang.',
    empty: 'leeg',
    changed: 'gewijzigd',
    create: 'Toevoegen',
  },
  gone: {
    title: 'Dit is er niet (meer)',
    text: 'De link klopt niet, of iemand heeft het verwijderd.',
  },
  stale: {
    title: 'Dit is ondertussen gewijzigd',
    notice: (who: string | null) => (when: string) =>
      `${who ?? 'Iemand anders'} heeft dit ${when} opgeslagen. Bekijk de verschillen voor je verdergaat.`,
    noticeSaved: (when: string) => `Dit is ${when} opgeslagen. Bekijk de verschillen voor je verdergaat.`,
    noticeOwn: (when: string) =>
      `Je hebt dit ${when} zelf opgeslagen in een ander venster. Bekijk de verschillen voor je verdergaat.`,
    view: 'Bekijk de verschillen',
    text: 'Wijzigingen aan één kant zijn samengevoegd. Kies bij de rest wat je wilt houden.',
    mine: 'Mijn wijziging',
    theirs: 'Andere wijziging',
    was: (value: string) => `Was: ${value}`,
    reads: (side: string, value: string) => `${side}: ${value}`,
    taken: 'Overgenomen',
    save: 'Samenvoegen en opslaan',
    cancel: 'Verder bewerken',
  },
  draft: {
    found: (when: string) => `Je was hier ${when} mee begonnen.`,
    restore: 'Verdergaan waar ik was',
    discard: 'Weggooien',
    kept: (time: string) => `Concept bewaard om ${time}`,
  },
  keys: {
    form: {
      title: 'In een formulier',
      lines: [
        { keys: ['Ctrl S'], label: 'Opslaan' },
        { keys: ['Alt ↑'], label: 'Vorige uit de lijst' },
        { keys: ['Alt ↓'], label: 'Volgende uit de lijst' },
      ],
    },
  },
};
