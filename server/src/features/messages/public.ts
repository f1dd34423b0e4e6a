export { clearErasedMails, eraseMessages, findPersonMessages, purgeMessages } from './erase-messages.ts';
export { findMessage, findMessages } from './messages.queries.ts';
export { limitMessages, sendMessage, type MessageContext } from './send-message.ts';
export { previewOf, sendProof } from './send-proof.ts';
