import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
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

const en: typeof nl = {
  map: {
    style: {
      title: 'Look of the map',
      text: 'Without a style of its own the back office shows a map without streets, which also works without internet.',
    },
    styleHint: 'An address of Mapbox (mapbox://styles/…) or of the map server of this installation',
    token: 'The public token (pk.…) with which browsers fetch maps',
    tokenKept: 'There is a token. A new one replaces it; it can’t be read back.',
    removeToken: 'Remove token',
    tokenGoes: 'The token goes when you save.',
    centre: { title: 'Centre of the map', text: 'Where maps of this platform open, and how close.' },
    pin: 'Centre of the map',
    zoom: (zoom) => `Zoom ${zoom}`,
    zoomHint: '0 is the whole world, 22 a building',
  },
  geofence: {
    title: 'Area',
    text: 'Whoever puts a location outside this area on the map gets a warning.',
    label: 'Area',
    help: 'Draw the area, drag its corners, or type them',
    tooLarge:
      'This area has holes, separate parts or too many corners to drag. Replace it by another file or draw it anew.',
    drawAnew: 'Draw anew',
    none: 'No area yet: nobody is warned of anything.',
    facts: (km2, points, parts, holes) =>
      [
        `${km2} km²`,
        `${points} corners`,
        ...(parts > 1 ? [`${parts} parts`] : []),
        ...(holes > 0 ? [holes === 1 ? '1 hole' : `${holes} holes`] : []),
      ].join(' · '),
    choose: 'Choose GeoJSON file',
    fileHint:
      'Polygon or MultiPolygon in degrees (WGS 84), at most 2 MB and 50,000 points. Outlines of Dutch municipalities are free at CBS and Kadaster (PDOK).',
  },
};

export const mapMessages = defineMessages({ nl, en });
