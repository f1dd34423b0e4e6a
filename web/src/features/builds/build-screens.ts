// One file for the four tabs, so that the first page lists one instead of four.
export { AndroidConfig } from './config/AndroidConfig.tsx';
export { AppInformation } from './config/AppInformation.tsx';
export { BuildOverview } from './overview/BuildOverview.tsx';
export { IosConfig } from './config/IosConfig.tsx';
