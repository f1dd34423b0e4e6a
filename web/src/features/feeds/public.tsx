export { OwnFeeds } from './OwnFeeds.tsx';
export { useFeedsTool } from './use-feeds-tool.tsx';
