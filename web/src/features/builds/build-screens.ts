// One file for the four tabs: the first page then names one instead of four.
export { AndroidConfig } from './AndroidConfig.tsx';
export { AppInformation } from './AppInformation.tsx';
export { BuildOverview } from './BuildOverview.tsx';
export { IosConfig } from './IosConfig.tsx';
