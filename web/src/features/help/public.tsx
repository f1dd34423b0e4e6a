/** The manual, open at the chapter about the screen of an address. The screen finds the chapter, so that others don't load its rules. */
export const helpAbout = (address: string): string => `/help?about=${encodeURIComponent(address)}`;
