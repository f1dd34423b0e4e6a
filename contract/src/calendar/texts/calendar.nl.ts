export const nl = {
  dateFrom: 'Vanaf',
  dateUntil: 'Tot en met',
  locationId: 'Locatie',
  trainerId: 'Trainer',
  activityId: 'Activiteit',
};
