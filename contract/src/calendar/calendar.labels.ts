import { labels } from '../kit/labels.ts';

export const calendarLabels = labels(
  {
    dateFrom: 'Vanaf',
    dateUntil: 'Tot en met',
    locationId: 'Locatie',
    trainerId: 'Trainer',
    activityId: 'Activiteit',
    activity_id: 'Activiteit',
    user_id: 'Gemaakt door',
  },
  {
    dateFrom: 'From',
    dateUntil: 'Until',
    locationId: 'Location',
    trainerId: 'Trainer',
    activityId: 'Activity',
    activity_id: 'Activity',
    user_id: 'Made by',
  },
);
