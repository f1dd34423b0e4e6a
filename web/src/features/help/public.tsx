/**
 * The URL of the manual that opens at the chapter about `address`. The help screen finds the chapter, so that other screens needn't load
 * the patterns.
 */
export const helpAbout = (address: string): string => `/help?about=${encodeURIComponent(address)}`;
