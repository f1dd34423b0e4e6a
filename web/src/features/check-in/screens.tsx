// Both screens are in one file, so that a session can be opened without a network once the list of today was opened.
export { CheckInScreen } from './people/CheckInScreen.tsx';
export { TodayScreen } from './today/TodayScreen.tsx';
