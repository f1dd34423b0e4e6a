/** Wording about campaigns. */
export const campaignMessages = {
  'campaign.period': {
    nl: 'De laatste dag moet na het begin liggen',
    en: 'The last day must be after the start',
  },
} as const;
