import type { nl } from './sending.nl.ts';

export const en: typeof nl = {
  tabs: { text: 'Message', deliveries: 'Recipients' },
  send: {
    action: 'Send now',
    title: (people) => `Send to ${people} now?`,
    text: 'A notification can’t be taken back once it is sent.',
    hour: (time) => `It is ${time} now.`,
    quiet: (count, shown) =>
      count === 1
        ? '1 recipient gets it only after the quiet hours.'
        : `${shown} recipients get it only after their quiet hours.`,
    done: 'Sending has started',
    nobody: 'This audience has no recipients',
  },
  cancel: {
    scheduled: 'Unschedule',
    sending: 'Stop sending',
    title: 'Stop sending?',
    text: (sent) => `${sent} already received the notification. The others won’t.`,
    keep: 'Continue',
    draft: 'It is a draft again',
    stopped: 'Sending is being stopped',
  },
  test: {
    action: 'Send me a test',
    push: (to) => `The test goes to your device (${to})`,
    mail: (to) => `The test was e-mailed to ${to}`,
  },
  progress: {
    label: 'Sent',
    count: (done, all) => `${done} of ${all}`,
    starting: 'Finding the recipients.',
    nobody: 'There were no recipients when it was due.',
    quiet: (count) =>
      count === '1' ? '1 waits for the end of the quiet hours.' : `${count} wait for the end of their quiet hours.`,
    paused: (until) => `The push service asks to wait until ${until}.`,
    stopping: 'Sending is being stopped.',
    rounded: 'Counts are rounded down to multiples of five, because the audience has an age or an area.',
    unnamed: 'That is also why it isn’t shown here who got the notification.',
    sent: (count) => `${count} sent`,
    failed: (count) => `${count} failed`,
    skipped: (count) => `${count} skipped`,
  },
  readOnly: {
    sending: 'This notification is being sent and can no longer be changed.',
    sent: 'This notification was sent and can no longer be changed.',
    stopped: 'Sending was stopped; the notification can no longer be changed.',
    failed: 'Sending failed; the notification can no longer be changed.',
  },
  by: (name) => `created by ${name}`,
  planned: (moment) => `planned for ${moment}`,
  begun: (moment) => `started on ${moment}`,
  sentOn: (moment) => `sent on ${moment}`,
  deliveries: {
    title: 'Recipients',
    search: 'Name',
    searchAll: 'Name or e-mail address',
    nameless: 'App user',
    columns: { text: 'Message', reason: 'Reason', status: 'Status' },
    reason: {
      unsubscribed: 'unsubscribed from notifications',
      no_device: 'no device left',
      unsupported_device: 'device not supported',
      erased: 'erased',
      canceled: 'sending was stopped',
      quiet_hours: 'waits for the end of the quiet hours',
      retry: 'will be tried again',
      refused: 'refused by the push service',
      unavailable: 'the push service could not be reached',
      interrupted: 'interrupted; unknown whether it arrived',
      timeout: 'no answer; unknown whether it arrived',
    },
    at: (reason, moment) => `${reason} (${moment})`,
    empty: {
      title: 'No recipients yet',
      text: 'Once the notification is being sent, you see the result for each person here.',
    },
  },
  quiet: {
    action: 'Quiet hours',
    title: 'Quiet hours',
    text: (zone) =>
      `No notifications are sent during these hours (${zone} time); they wait until the end. App users can choose their own. Leave empty for no quiet hours.`,
  },
};
