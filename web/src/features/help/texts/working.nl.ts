import type { WorkingChapters } from '../manual.ts';

export const nl: WorkingChapters = {
  start: {
    title: 'Beginnen',
    intro: 'Inloggen, je weg vinden en niets kwijtraken.',
    parts: [
      {
        title: 'Inloggen',
        steps: [
          'Log in met je e-mailadres en wachtwoord. Wachtwoord vergeten? Vraag op de inlogpagina een link aan.',
          'Is je sessie voorbij terwijl je iets invult, dan vraagt een venster om je wachtwoord. Wat je typte, blijft staan.',
          'Onder je naam rechtsboven staan je profiel, de taal, licht of donker, en uitloggen.',
        ],
      },
      {
        title: 'Snel ergens komen',
        steps: [
          'Druk op Ctrl K en typ een naam, een e-mailadres, of een nummer, zoals dat van een bestelling. Onderaan staat waarop je kunt zoeken.',
          'Kies je een deelnemer, dan zie je alles met dat e-mailadres bij elkaar: deelnames, wachtlijsten en bestellingen.',
          'Werk je voor meer organisaties? Kies linksboven een andere.',
          'Druk op ? voor alle sneltoetsen van het scherm.',
        ],
      },
      {
        title: 'Opslaan',
        steps: [
          'Na een wijziging verschijnt onderaan een balk met Opslaan. Ctrl S kan ook.',
          'Ga je weg zonder op te slaan, dan vraagt Move wat er met je wijzigingen moet gebeuren.',
          'Verwijderen en annuleren vragen eerst om bevestiging, of bieden daarna Ongedaan maken aan.',
        ],
      },
    ],
  },
  overview: {
    title: 'Overzicht',
    intro: 'Je startpagina: wat er vandaag speelt en wat op jou wacht.',
    parts: [
      {
        title: 'Wat staat er',
        steps: [
          'Een organisatie ziet wat er binnenkort is, welke activiteiten nog niet gepubliceerd zijn, en de cijfers.',
          'Een beheerder ziet welke organisaties op een oordeel wachten.',
          'Een trainer ziet de sessies van vandaag, met een knop om in te checken.',
        ],
      },
      {
        title: 'Nieuw bij Move?',
        steps: [
          'De lijst Aan de slag leidt je langs de eerste stappen: gegevens, logo, locatie, tarief, activiteit, sessies.',
          'Verborgen? Je vindt de lijst terug onder Hulp.',
        ],
      },
    ],
  },
  lists: {
    title: 'Werken met lijsten',
    intro: 'Elke lijst werkt hetzelfde.',
    parts: [
      {
        title: 'Vinden',
        steps: [
          'Zoek boven de lijst. Hoofdletters en accenten maken niet uit.',
          'Voeg een filter toe om minder te zien, en klik op een kop om te sorteren. Een filter kan ook een periode, een bedrag of “leeg” zijn.',
          'Klik in een cel op een waarde om daarop te filteren.',
          'Onder Kolommen kies je wat je ziet en hoe hoog de regels zijn.',
        ],
      },
      {
        title: 'Weergaven bewaren',
        steps: [
          'Bewaar filters en sortering met + Weergave. Elke weergave is een tab met het aantal regels erbij.',
          'Verander je daarna iets, dan staat er “gewijzigd” bij de tab. Werk de weergave in één klik bij of ga terug.',
          'Bij Weergaven beheren kies je de volgorde, wie ze ziet en met welke de lijst opent.',
        ],
      },
      {
        title: 'Veel tegelijk',
        steps: [
          'Zet vinkjes voor regels, of kies alle regels die aan je filter voldoen.',
          'Onderaan staat wat je met de gekozen regels kunt doen. Lukt iets niet, dan blijft die regel gekozen, met de reden.',
        ],
      },
      {
        title: 'Bestand downloaden',
        steps: ['Kies Exporteren boven de lijst. Je krijgt de kolommen, filters en volgorde van je scherm.'],
      },
    ],
  },
  activities: {
    title: 'Activiteiten',
    intro: 'Wat je aanbiedt. Wanneer het is, plan je als sessies.',
    parts: [
      {
        title: 'Een activiteit maken',
        steps: [
          'Kies Nieuwe activiteit en vul naam, sport en omschrijving in.',
          'Loop de tabs langs: locatie, vragen aan deelnemers, labels en instellingen.',
          'Wil iemand een mail bij elke nieuwe inschrijving? Geef die contactpersoon de rol Bevestigingsmail.',
          'Een nieuwe activiteit is een concept: niemand ziet haar.',
        ],
      },
      {
        title: 'Publiceren',
        steps: [
          'De lijst naast de activiteit laat zien wat er nog ontbreekt.',
          'Kies een tarief of Gratis: zonder die keuze kun je niet publiceren.',
          'Kies Publiceren. De activiteit staat dan op de website en in de app, zodra je organisatie geaccepteerd is.',
        ],
      },
    ],
  },
  sessions: {
    title: 'Sessies, bundels en agenda',
    intro: 'Plannen wanneer een activiteit is, één keer of elke week.',
    parts: [
      {
        title: 'Sessies plannen',
        steps: [
          'Open de activiteit en kies Sessies plannen. Vul dag, tijd en plekken in.',
          'Voor een reeks kies je hoe vaak het terugkomt en tot wanneer. De voorvertoning laat elke datum zien.',
          'Vakanties en feestdagen worden aangegeven: kijk of je die wilt overslaan.',
        ],
      },
      {
        title: 'Wijzigen',
        steps: [
          'Bij een reeks kies je of de wijziging voor deze sessie is of ook voor de volgende.',
          'Verwijderen kan alleen als er niemand in de sessie zat. Gaat een sessie met deelnemers niet door, dan gelast je die af.',
        ],
      },
      {
        title: 'Afgelasten',
        steps: [
          'Kies Sessie afgelasten bij de sessie en schrijf de reden. Die lezen de deelnemers in hun mail.',
          'Je ziet vooraf wie bericht krijgt en wat er wordt terugbetaald.',
          'De sessie blijft in de lijst staan als afgelast, met wie erin zat.',
        ],
      },
      {
        title: 'Bundels en agenda',
        steps: [
          'Een bundel is een cursus: wie zich inschrijft, komt in alle sessies ervan.',
          'Twee prijzen voor dezelfde cursus, zoals kind en volwassene of leden en niet-leden? Maak voor elke prijs een bundel en kies in allebei dezelfde sessies. De plekken van de sessies tellen samen.',
          'De agenda laat de hele week of maand van je organisatie zien.',
        ],
      },
    ],
  },
  people: {
    title: 'Deelnemers en wachtlijst',
    intro: 'Wie er meedoet, wie betaald heeft en wie wacht.',
    parts: [
      {
        title: 'Deelnemers',
        steps: [
          'Open een sessie of bundel en kies Deelnemers. Met Toevoegen schrijf je zelf iemand in.',
          'Het menu … achter een naam heeft verplaatsen, bericht sturen, betaling ontvangen en verwijderen.',
          'Bij verwijderen zie je vooraf wat iemand terugkrijgt.',
          'De presentielijst kun je afdrukken.',
        ],
      },
      {
        title: 'Wachtlijst',
        steps: [
          'Is een sessie vol, dan komt iemand op de wachtlijst.',
          'Komt er een plek vrij, dan nodigt Move de eerste uit. Reageert die niet op tijd, dan is de volgende aan de beurt.',
          'Je kunt ook zelf iemand uitnodigen, of de volgorde bekijken onder Wachtlijst.',
        ],
      },
    ],
  },
  checkin: {
    title: 'Inchecken',
    intro: 'Op je telefoon aantikken wie er is. Het werkt ook zonder internet.',
    parts: [
      {
        title: 'Wie is er',
        steps: [
          'Open Inchecken en kies je sessie.',
          'Tik op wie er is. Iemand kan ook afwezig of afgemeld zijn.',
          'Verkeerd getikt? Kies Ongedaan maken.',
        ],
      },
      {
        title: 'Iemand zonder inschrijving',
        steps: [
          'Zoek de naam. Staat die niet in de lijst, kies dan toevoegen: een naam is genoeg, en bij een leeftijdsgrens de geboortedatum.',
          'Kies hoe er betaald wordt: nu of later contant, met pin of elders, of gratis. Wie je zo toevoegt, is meteen aanwezig.',
          'Ook dit werkt zonder internet.',
        ],
      },
      {
        title: 'Zonder internet',
        steps: [
          'Open de lijst een keer met internet; daarna blijft hij een dag op je telefoon staan.',
          'Wat je aantikt wordt bewaard en verstuurd zodra er weer verbinding is. Bovenaan zie je wat nog niet verstuurd is.',
          'Log niet uit voordat alles verstuurd is.',
        ],
      },
    ],
  },
};
