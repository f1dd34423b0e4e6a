import { labels } from '../kit/labels.ts';

export const fileLabels = labels(
  {
    file: 'Bestand',
    visibility: 'Zichtbaarheid',
    path: 'Map',
    check_transparency: 'Afbeelding',
  },
  {
    file: 'File',
    visibility: 'Visibility',
    path: 'Folder',
    check_transparency: 'Image',
  },
);
