// Both in one file: who opened today's list goes on to a session without a network.
export { CheckInScreen } from './people/CheckInScreen.tsx';
export { TodayScreen } from './today/TodayScreen.tsx';
