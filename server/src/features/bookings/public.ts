// Every operation below works in places that the caller holds by `lockInventory`, unless its comment says otherwise.

export { lockPlanning } from './lock-planning.ts';
export { bundleOf, lockInventory, type LockedInventory, sessionOf, sessionsToCome } from './lock-inventory.ts';
export { freeAsLocked, lockBookable, type BookableRef } from './bookable-ref.ts';
export { assertNotReopened } from './assert-not-reopened.ts';
export { assertBundleLimit, assertSessionLimits } from './session-limits.ts';

// booking and moving

export { addToBundleSessions } from './add-to-bundle-sessions.ts';
export { bookBundle } from './book-bundle.ts';
export { bookPeople } from './book-people.ts';
export { bookSession } from './book-session.ts';
export { confirmPaid } from './confirm-paid.ts';
export { confirmOrder, lockPlacesOf, type OrderedPlaces, releaseUnpaid, takeUpAgain } from './unpaid-bookings.ts';
export { answererOf, changeAnswers } from './given-answers.ts';
export { moveBooking } from './move-booking.ts';
export { notedOverrides, overridesOf } from './overrides.ts';
export { isPerson, type Person, assertAge } from './person.ts';

// participants

export { changeBundlePerson, changePerson } from './change-person.ts';
export { setCheckIn } from './set-check-in.ts';
export { setManyCheckIns } from './set-many-check-ins.ts';
export { lockParticipant, lockParticipants, lockPerson, type StoredParticipant } from './stored-participant.ts';

// a place ends: for one person, for all of a session, bundle or activity, for a session of a bundle

export { cancelActivityByOrganizer, cancelSessionsByOrganizer } from './cancel-by-organizer.ts';
export { cancelBundleByOrganizer } from './cancel-bundle-by-organizer.ts';
export { cancelBooking, cancelBundleBooking } from './cancel-booking.ts';
export { removeFromBundleSession } from './remove-from-bundle-session.ts';

// waiting lists; the operations above offer the spots that they free by themselves

export { addWaiting } from './add-waiting.ts';
export { type Answer, acceptInvite, declineInvite } from './answer-invite.ts';
export { closeWaitingOfActivity, countWaiting } from './close-waiting.ts';
export { inviteAgain, inviteByStaff } from './invite-waiting.ts';
export { removeWaiting } from './remove-waiting.ts';
export { shortenInvites } from './shorten-invites.ts';
export { ineligibleBecause, whoOf } from './waiting-entry.ts';
export { closingOf, isOfBookable } from './bookable-ref.ts';

// what the worker does with lists, links and old notes

export { makeLink } from './make-link.ts';
export { eraseBookings } from './erase-bookings.ts';
export { purgeBirths, purgeNames, purgeNotes, purgeWaiting } from './purge-people.ts';
export { offerFreeSpots, maintainWaitingLists } from './maintain-waiting-lists.ts';

// mails

export { mailWaitlistInvite, mailWaitlistNews, offerFreeSpotsTask, type WaitlistNotice } from './waitlist-jobs.ts';
export { factsOf, momentOf, shownVenueOf, venueOf } from './session-facts.ts';
export { momentWords } from './moment-words.ts';
export { notifyBooking, notifyMove } from './notify-booking.ts';
export { notifyChanges } from './notify-changes.ts';
