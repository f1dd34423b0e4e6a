import type { ManagingChapters } from '../manual.ts';

export const nl: ManagingChapters = {
  products: {
    title: 'Producten',
    intro: 'Wat je verkoopt of verhuurt naast je activiteiten.',
    parts: [
      {
        title: 'Een product maken',
        steps: [
          'Kies Nieuw product, vul de gegevens in en kies een tarief.',
          'Wil iemand een mail bij elke nieuwe aankoop? Geef die contactpersoon de rol Bevestigingsmail.',
          'Net als een activiteit is een product een concept tot je het publiceert.',
        ],
      },
      {
        title: 'Verkopen',
        steps: ['Bestellingen van producten vind je terug onder Financiën.'],
      },
    ],
  },
  locations: {
    title: 'Locaties',
    intro: 'Waar het is. Locaties kun je delen met andere organisaties.',
    parts: [
      {
        title: 'Een locatie toevoegen',
        steps: [
          'Zoek eerst: staat de locatie er al, dan gebruik je dezelfde.',
          'Anders kies je Nieuwe locatie. Met postcode en huisnummer vult Move het adres in; controleer de speld op de kaart.',
          'Geef openingstijden en een foto, zodat bezoekers het vinden.',
        ],
      },
      {
        title: 'Verbergen of verwijderen',
        steps: [
          'Een verborgen locatie zie je zelf nog wel, de website niet. Verwijderen kan als er niets meer gepland is.',
        ],
      },
    ],
  },
  notifications: {
    title: 'Pushmeldingen',
    intro: 'Een bericht op de telefoon van wie de app heeft.',
    parts: [
      {
        title: 'Versturen',
        steps: [
          'Kies Nieuwe pushmelding en schrijf titel en tekst.',
          'Kies wie hem krijgt. Je ziet vooraf hoeveel mensen dat zijn.',
          'Verstuur meteen of kies een tijd. Een geplande melding kun je nog wijzigen.',
        ],
      },
    ],
  },
  money: {
    title: 'Geld',
    intro: 'Tarieven, bestellingen, facturen en uitbetalingen.',
    parts: [
      {
        title: 'Tarieven en voorwaarden',
        steps: [
          'Onder Financiën maak je tarieven. Een tarief kies je bij een activiteit, sessie, bundel of product.',
          'Annuleringsvoorwaarden bepalen wat iemand terugkrijgt die afzegt.',
          'Een bestelling houdt de prijs en de voorwaarden van de dag waarop zij geplaatst is.',
        ],
      },
      {
        title: 'Bestellingen en terugbetalen',
        steps: [
          'Zoek een bestelling op nummer (B-123) of naam.',
          'Contant betaald? Leg het vast met Betaling ontvangen.',
          'Annuleren laat eerst zien wat er wordt terugbetaald en hoe.',
        ],
      },
      {
        title: 'Uitbetaling en facturen',
        steps: [
          'Na afloop van de maand staat onder Uitbetalingen wat je organisatie krijgt, met elke regel waaruit het bestaat.',
          'Vul je rekeningnummer in, anders kan er niet worden uitbetaald.',
          'Facturen download je als pdf of als e-factuur.',
          'Uitbetalingen en facturen zijn van de organisatie: een beheerder van een platform ziet ze niet.',
        ],
      },
      {
        title: 'Alleen voor een superadmin',
        steps: [
          'Een superadmin maakt facturen en uitbetaalrondes voor alle organisaties, en sluit de maand af.',
          'Klopt een factuur of uitbetaling niet? Vraag een superadmin ernaar te kijken.',
        ],
      },
    ],
  },
  team: {
    title: 'Mensen en rechten',
    intro: 'Wie er mag inloggen, en wat diegene mag.',
    parts: [
      {
        title: 'Iemand uitnodigen',
        steps: [
          'Kies in je organisatie Team en nodig iemand uit op e-mailadres. De uitnodiging verloopt vanzelf; stuur zo nodig een nieuwe.',
          'Een Medewerker beheert de organisatie. Een Trainer ziet het eigen werk en checkt in.',
          'Een Beheerder beheert een platform. Een Superadmin beheert alle platforms.',
        ],
      },
      {
        title: 'Zien wat een rol ziet',
        steps: [
          'Een superadmin kiest onder Rechten voor Bekijk als rol. Dat venster laat Move zien zoals iemand met die rol het ziet.',
          'Wijzigen kan dan niet. Bovenin stop je ermee.',
        ],
      },
      {
        title: 'Iemand gaat weg',
        steps: ['Haal de rol weg in het team. Wat iemand heeft gedaan, blijft in de geschiedenis staan.'],
      },
    ],
  },
  organizations: {
    title: 'Organisaties',
    intro: 'Aanmelden, beoordelen en importeren.',
    parts: [
      {
        title: 'Beoordelen',
        steps: [
          'Onder Beoordelen staan de organisaties die wachten, de langst wachtende eerst.',
          'Accepteren maakt hun aanbod zichtbaar. Bij afwijzen geef je een reden; de contactpersoon krijgt een e-mail.',
          'Vergist? Direct na je besluit kies je Ongedaan maken. De e-mail gaat pas weg als dat niet meer kan.',
        ],
      },
      {
        title: 'Veel organisaties tegelijk',
        steps: [
          'Kies Organisaties importeren en sleep een bestand (csv of xlsx) in het vak.',
          'Move laat per regel zien wat er gebeurt voordat er iets wordt opgeslagen. Verbeter foute regels en importeer de rest.',
          'Lijkt een regel op een organisatie die er al is, dan kies je: overslaan, toch toevoegen of bijwerken.',
        ],
      },
      {
        title: 'Je eigen organisatie',
        steps: ['Onder Organisatie houd je gegevens, logo en contactpersonen bij.'],
      },
    ],
  },
  platform: {
    title: 'Platform beheren',
    intro: 'Woorden en campagnes van een platform, voor beheerders. Naam, kleuren en sporten zijn voor een superadmin.',
    parts: [
      {
        title: 'Woorden',
        steps: [
          'Categorieën, tags en labels bepalen waarop bezoekers kunnen filteren.',
          'Een woord dat in gebruik is, verwijder je pas nadat je gezien hebt waar.',
        ],
      },
      {
        title: 'Campagnes',
        steps: [
          'Met een campagne geef je aanbod een eigen plek op de website. De volgorde van campagnes sleep je, of je gebruikt de pijlen.',
        ],
      },
      {
        title: 'Stille uren',
        steps: ['Wanneer het platform geen pushmeldingen stuurt, stel je in bij Pushmeldingen.'],
      },
      {
        title: 'Alleen voor een superadmin',
        steps: [
          'Een superadmin beheert alle platforms. Ben je beheerder van één platform, vraag dan een superadmin om wat hieronder staat.',
          'Bij een platform stel je naam, kleuren, logo, domeinen en e-mailafzender in. Tekstkleuren worden vanzelf leesbaar gemaakt, ook bij een lichte huisstijl.',
          'De lijst van sporten is voor alle platforms dezelfde.',
          'Een portemonnee geeft vouchers uit waarmee mensen betalen.',
          'Onder Rechten staat wat elke rol mag.',
        ],
      },
    ],
  },
  news: {
    title: 'Wat is er nieuw',
    intro: 'De belangrijkste veranderingen, de nieuwste eerst.',
    parts: [
      {
        title: '26 november 2026',
        steps: [
          'Zoek iemand met Ctrl K en zie alles van die persoon bij elkaar: deelnames, wachtlijsten en bestellingen.',
          'Een weergave laat zien hoeveel regels zij heeft; je kunt haar hernoemen, delen, op volgorde zetten en standaard maken.',
          'Klik in een lijst op een waarde om daarop te filteren.',
          'Eén knop Exporteren, voor de regels zoals op het scherm of om weer te importeren.',
          'Bij het afgelasten van een sessie schrijf je de reden en kies je wie bericht krijgt.',
          'Heeft iemand anders intussen hetzelfde opgeslagen, dan zie je wie dat was.',
        ],
      },
      {
        title: '23 november 2026',
        steps: [
          'Deze handleiding, en een verklaring over toegankelijkheid.',
          'Ctrl K vindt nu ook deelnemers en gebruikers, en doet wat de knoppen van het scherm doen.',
          'Uitloggen in een ander tabblad laat een formulier met wijzigingen staan.',
          'De naam van het tabblad zegt welk scherm het is.',
          'Op de telefoon staat onderaan wat je onderweg nodig hebt: Inchecken, of Beoordelen en Organisaties.',
        ],
      },
    ],
  },
};
