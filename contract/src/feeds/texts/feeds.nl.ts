export const nl = { activity_id: 'Activiteit', user_id: 'Gemaakt door', calendar_feed_id: 'Agenda-abonnement' };
