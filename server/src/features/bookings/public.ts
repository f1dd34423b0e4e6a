// The caller of an operation below has locked its sessions and bundles by `lockInventory`, unless its own comment says otherwise.

export { lockPlanning } from './spots/lock-planning.ts';
export { bundleOf, lockInventory, type LockedInventory, sessionOf, sessionsToCome } from './spots/lock-inventory.ts';
export { freeSpotsAsLocked, lockBookable, type BookableRef } from './spots/bookable-ref.ts';
export { assertNotReopened } from './cancellations/assert-not-reopened.ts';
export { assertBundleLimit, assertSessionLimits } from './spots/session-limits.ts';

// booking and moving

export { addToBundleSessions } from './add-to-bundle-sessions.ts';
export { bookBundle } from './book-bundle.ts';
export { bookPeople } from './book-people.ts';
export { bookSession } from './book-session.ts';
export { activatePaidBooking } from './activate-paid-booking.ts';
export {
  activateOrderBookings,
  findBegunLines,
  lockOrderInventory,
  lockUnpaid,
  type OrderInventory,
  releaseUnpaid,
  restoreCanceledBookings,
} from './cancellations/unpaid-bookings.ts';
export { answererOf, changeAnswers } from './people/given-answers.ts';
export { moveBooking } from './move-booking.ts';
export { auditedOverrides, overridesOf } from './spots/overrides.ts';
export { isOfPerson, type Person, type ReachablePerson, assertAge } from './people/person.ts';

// participants

export { changeBundlePerson, changePerson } from './people/change-person.ts';
export { setCheckIn } from './attendance/set-check-in.ts';
export { setManyCheckIns } from './attendance/set-many-check-ins.ts';
export { lockParticipant, lockParticipants, lockPerson, type StoredParticipant } from './people/stored-participant.ts';

// ending bookings: of one person, of a whole session, bundle or activity, or of one session of a bundle

export { cancelActivityByOrganizer, cancelSessionsByOrganizer } from './cancellations/cancel-by-organizer.ts';
export { cancelBundleByOrganizer } from './cancellations/cancel-bundle-by-organizer.ts';
export { cancelBooking, cancelBundleBooking } from './cancellations/cancel-booking.ts';
export { removeFromBundleSession } from './cancellations/remove-from-bundle-session.ts';

// waiting lists; the operations above already offer the spots that they free

export { addWaiting } from './waiting-lists/add-waiting.ts';
export { type Answer, acceptInvite, declineInvite } from './invitations/answer-invite.ts';
export { closeWaitingOfActivity, countWaiting } from './waiting-lists/close-waiting.ts';
export { inviteAgain, inviteByStaff } from './invitations/invite-waiting.ts';
export { removeWaiting } from './waiting-lists/remove-waiting.ts';
export { shortenInvites } from './invitations/shorten-invites.ts';
export { ineligibleBecause, identityColumns } from './waiting-lists/waiting-entry.ts';
export { findSignUpEnd, isOfBookable } from './spots/bookable-ref.ts';

// scheduled upkeep of lists, links and old notes

export { makeInviteToken } from './invitations/make-invite-token.ts';
export { eraseBookings } from './people/erase-bookings.ts';
export { purgeBirths, purgeNames, purgeNotes, purgeWaiting } from './people/purge-people.ts';
export { offerFreeSpots, maintainWaitingLists } from './waiting-lists/maintain-waiting-lists.ts';

// mails

export {
  mailWaitlistInvite,
  mailWaitlistNotice,
  offerFreeSpotsTask,
  type WaitlistNotice,
} from './waiting-lists/waitlist-jobs.ts';
export { findSessionFacts, sessionMomentText, publicVenueOf, venueOf } from './notices/session-facts.ts';
export { notifyBooking, notifyMove } from './notices/notify-booking.ts';
export { notifyChanges } from './notices/notify-changes.ts';
