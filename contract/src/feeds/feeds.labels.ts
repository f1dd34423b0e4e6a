import { labels } from '../kit/labels.ts';

export const feedLabels = labels(
  { activity_id: 'Activiteit', user_id: 'Gemaakt door' },
  { activity_id: 'Activity', user_id: 'Made by' },
);
