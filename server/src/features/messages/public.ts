export { findMessages } from './messages.queries.ts';
export { messageMail, type Outgoing, sendMessage } from './send-message.ts';
