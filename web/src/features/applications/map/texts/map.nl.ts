export const nl = {
  map: {
    style: {
      title: 'Kaartbeeld',
      text: 'Zonder eigen stijl toont het beheer een kaart zonder straten, die ook zonder internet werkt.',
    },
    styleHint: 'Een adres van Mapbox (mapbox://styles/…) of van de kaartserver van deze installatie',
    token: 'De openbare sleutel (pk.…) waarmee browsers kaarten ophalen',
    tokenKept: 'Er is een sleutel. Een nieuwe vervangt hem; teruglezen kan niet.',
    removeToken: 'Sleutel verwijderen',
    tokenGoes: 'De sleutel verdwijnt zodra je opslaat.',
    centre: { title: 'Midden van de kaart', text: 'Waar kaarten van dit platform openen, en hoe dichtbij.' },
    pin: 'Midden van de kaart',
    zoom: (zoom: string) => `Zoom ${zoom}`,
    zoomHint: '0 is de hele wereld, 22 een gebouw',
  },
  geofence: {
    title: 'Gebied',
    text: 'Wie een locatie buiten dit gebied op de kaart zet, krijgt een waarschuwing.',
    label: 'Gebied',
    help: 'Teken het gebied, sleep de hoeken, of vul de hoekpunten in',
    tooLarge:
      'Dit gebied heeft gaten, losse delen of te veel hoeken om te verslepen. Vervang het door een ander bestand of teken opnieuw.',
    drawAnew: 'Opnieuw tekenen',
    none: 'Nog geen gebied: er wordt nergens voor gewaarschuwd.',
    facts: (km2: string, points: string, parts: number, holes: number) =>
      [
        `${km2} km²`,
        `${points} hoekpunten`,
        ...(parts > 1 ? [`${parts} delen`] : []),
        ...(holes > 0 ? [holes === 1 ? '1 gat' : `${holes} gaten`] : []),
      ].join(' · '),
    choose: 'GeoJSON-bestand kiezen',
    fileHint:
      'Polygon of MultiPolygon in graden (WGS 84), hooguit 2 MB en 50.000 punten. Grenzen van gemeenten zijn vrij te halen bij CBS en Kadaster (PDOK).',
  },
};
