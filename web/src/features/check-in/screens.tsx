// Both in one file, so that after opening today's list a session opens without a network.
export { CheckInScreen } from './people/CheckInScreen.tsx';
export { TodayScreen } from './today/TodayScreen.tsx';
