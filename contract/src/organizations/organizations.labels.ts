import { labels } from '../kit/labels.ts';
import { locationLabels } from '../locations/locations.labels.ts';

export const organizationLabels = labels(
  {
    name: 'Naam',
    type: 'Soort organisatie',
    description: 'Omschrijving',
    kvk_number: 'KVK-nummer',
    city: 'Plaats',
    sports: 'Sporten',
    email: 'E-mailadres',
    phone: 'Telefoonnummer',
    website: 'Website',
    facebook_url: 'Facebook',
    instagram_url: 'Instagram',
    youtube_url: 'YouTube',
    x_url: 'X',
    linkedin_url: 'LinkedIn',
    tiktok_url: 'TikTok',
    timezone: 'Tijdzone',
    applications: 'Platforms',
    status: 'Status',
    sportId: 'Sport',
    reason: 'Reden',
    labelId: 'Label',
  },
  {
    name: 'Name',
    type: 'Kind of organisation',
    description: 'Description',
    kvk_number: 'Chamber of Commerce number',
    city: 'City',
    sports: 'Sports',
    email: 'E-mail address',
    phone: 'Phone number',
    website: 'Website',
    facebook_url: 'Facebook',
    instagram_url: 'Instagram',
    youtube_url: 'YouTube',
    x_url: 'X',
    linkedin_url: 'LinkedIn',
    tiktok_url: 'TikTok',
    timezone: 'Time zone',
    applications: 'Platforms',
    status: 'Status',
    sportId: 'Sport',
    reason: 'Reason',
    labelId: 'Label',
  },
);

/** The organisation's fields, and those of the location that may come along. */
export const newOrganizationLabels = labels(
  { ...locationLabels.nl, ...organizationLabels.nl, location: 'Locatie' },
  { ...locationLabels.en, ...organizationLabels.en, location: 'Location' },
);
