export { OwnFeeds } from './OwnFeeds.tsx';
export { useSubscribe } from './use-subscribe.tsx';
