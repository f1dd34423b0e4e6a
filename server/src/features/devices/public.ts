export { forgetDevices, purgeDevices } from './forget-devices.ts';
