import { withFullStop } from '@move/domain/kit/text/text.ts';
import type { nl } from './organizations.nl.ts';

export const en: typeof nl = {
  title: 'Organisations',
  search: 'Name, city, KVK number or e-mail',
  create: 'Add organisation',
  createTitle: 'New organisation',
  import: 'Import',
  export: { action: 'To import again (Excel)', file: 'organisations' },
  profile: 'Organisation',
  tabs: { info: 'Info', teams: 'Team', integrations: 'Integrations', labels: 'Labels' },
  review: 'Review',
  columns: { since: 'Since', sports: 'Sports', sport: 'Sport', label: 'Label', status: 'Status' },
  views: { pending: 'To review', rejected: 'Rejected' },
  types: {
    association: 'Association',
    company: 'Company',
    foundation: 'Foundation',
    municipality: 'Municipality',
    school: 'School',
    healthcare: 'Healthcare',
    individual: 'Self-employed',
    other: 'Other',
  },
  sections: {
    basics: { title: 'Basics', text: 'How the organisation appears in the app and on the website.' },
    images: {
      title: 'Pictures',
      text: 'The logo is shown with every offer, the header image at the top of the organisation’s page.',
    },
    contact: {
      title: 'Contact',
      text: 'Where people can ask questions. Review messages go to this e-mail address.',
    },
    socials: { title: 'Social media', text: 'Paste the full address of the profile.' },
    platform: { title: 'Platform', text: 'Where the organisation is shown, and its time zone.' },
  },
  firstLocation: {
    title: 'First location',
    text: 'Where the organisation holds its activities. You can add more locations later.',
    add: 'Add a location now',
  },
  hints: {
    sports: 'Helps people find the organisation. A sport with activities can’t be removed.',
    timezone: 'For new sessions. Planned sessions keep their time.',
    applications: 'Other administrators’ platforms are not affected.',
  },
  home: 'home platform',
  onPlatforms: (names) => `on ${names}`,
  unlinkable: {
    text: 'Everything else was saved. These sports stay linked:',
    used: (sport, count) => `${sport}: ${count === 1 ? '1 activity' : `${count} activities`}`,
    close: 'Got it',
  },
  remove: {
    action: 'Delete…',
    title: (name) => `Delete ${name}?`,
    text: 'The organisation and everything it offers are removed from your platforms. If it is on no other platform, it is deleted. You can undo this for 30 days.',
    confirm: (name) => `Delete ${name}`,
    many: 'The organisations and everything they offer are removed from your platforms. Those on no other platform are deleted. You can undo this for 30 days.',
  },
  decide: {
    accept: 'Accept…',
    acceptTitle: (count) => (count === 1 ? 'Accept 1 organisation?' : `Accept ${count} organisations?`),
    acceptText:
      'Their contacts get an e-mail once you can no longer undo this, or an invitation if there is no team yet. Organisations that were already reviewed are skipped.',
    accepted: (count) => (count === 1 ? '1 organisation accepted' : `${count} organisations accepted`),
    rejected: (count) => (count === 1 ? '1 organisation rejected' : `${count} organisations rejected`),
    undone: (count) => (count === 1 ? '1 decision undone' : `${count} decisions undone`),
    acceptConfirm: (count) => (count === 1 ? 'Accept 1 organisation' : `Accept ${count} organisations`),
    reject: 'Reject…',
    rejectTitle: (count) => (count === 1 ? 'Reject 1 organisation' : `Reject ${count} organisations`),
    rejectText:
      'Their contacts read this reason in an e-mail; those who can’t log in yet are asked to reply. Their sessions are not cancelled. Organisations that were already reviewed are skipped.',
  },
  banner: {
    review: 'Review',
    pendingForAdmin: 'This organisation is waiting for review and isn’t public yet.',
    resubmit: 'Resubmit',
    resubmitted: 'The organisation has been resubmitted',
    saveFirst: 'Save your changes first, then resubmit.',
    pendingForStaff:
      'Waiting for review. You can prepare everything; it becomes public once the organisation is accepted.',
    rejected: (reason) =>
      `${reason === null ? 'Rejected.' : withFullStop(`Rejected: ${reason}`)} The organisation isn’t public.`,
  },
  empty: {
    title: 'No organisations yet',
    text: 'Add the first one: an association, a foundation or a self-employed trainer.',
  },
};
