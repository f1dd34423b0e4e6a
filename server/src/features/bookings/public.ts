export { bookBundle } from './book-bundle.ts';
export { bookSession } from './book-session.ts';
export { cancelBooking, cancelBundleBooking } from './cancel-booking.ts';
export { changeBundlePerson, changePerson } from './change-person.ts';
export { bundleOf, lockPlaces, type Places, sessionOf, sessionsToCome } from './lock-places.ts';
export { moveBooking } from './move-booking.ts';
export { type Person, refuseAge } from './person.ts';
export { setCheckIn } from './set-check-in.ts';
export { lockParticipant, lockParticipants, type StoredParticipant } from './stored-participant.ts';
