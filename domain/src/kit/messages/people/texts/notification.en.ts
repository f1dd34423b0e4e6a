import type { nl } from './notification.nl.ts';

export const en: typeof nl = {
  'notification.variable': 'Unknown variable: {name}',
  'notification.quiet_half': 'Enter both a start and an end, or leave both empty',
  'notification.quiet_equal': 'Choose an end that differs from the start',
  // said by the server only
  'notification.past': 'This time has passed. Choose a later one, or leave it empty and send after saving',
  'notification.nobody': 'This audience has no recipients',
  'notification.few': 'Fewer than {count} app users match this age or area. Choose a larger audience',
  'notification.sent': 'This notification is being sent or has been sent',
  'notification.not_under_way': 'This notification isn’t scheduled and isn’t being sent',
  'notification.sending': 'This notification is being sent. Stop the sending first',
  'notification.no_push': 'Sending to apps isn’t set up on this installation. Ask the operator',
  'notification.many':
    'An organisation can send {count} notifications a day, scheduled ones included. Choose another day',
  'notification.choose_organization': 'Choose the organisation you send this for',
  'notification.length': 'Keep the message within 100 characters; longer ones are truncated by the device',
};
