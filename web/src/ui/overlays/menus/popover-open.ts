/** Whether a menu, a calendar or another panel is open: shortcuts of one key are then off. Tooltips (`popover="manual"`) don't count. */
export const isPopoverOpen = () => document.querySelector('[popover="auto"]:popover-open') !== null;
