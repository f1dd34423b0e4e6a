export { OwnFeeds } from './OwnFeeds.tsx';
export { SubscribeButton } from './SubscribeButton.tsx';
