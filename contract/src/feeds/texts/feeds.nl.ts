export const nl = { activity_id: 'Activiteit', user_id: 'Gemaakt door' };
