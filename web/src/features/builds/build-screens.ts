// One file for the four tabs, so that they are one chunk and the entry script names one file instead of four.
export { AndroidConfig } from './config/AndroidConfig.tsx';
export { AppInformation } from './config/AppInformation.tsx';
export { BuildOverview } from './overview/BuildOverview.tsx';
export { IosConfig } from './config/IosConfig.tsx';
