/** Whether a menu, a calendar or another panel is open, which has the keys to itself; hints don't count. */
export const isPopoverOpen = () => document.querySelector('[popover="auto"]:popover-open') !== null;
