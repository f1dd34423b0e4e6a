import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { PHONE, useMediaQuery } from '../look/use-media-query.ts';
import { DialogFrame } from './Dialog.tsx';
import { useFocusReturn } from './use-focus-return.ts';

type SideDrawerProps = {
  isOpen: boolean;
  title: string;
  subtitle?: ReactNode;
  onClose: () => void;
  footer?: ReactNode;
  children?: ReactNode;
};

/** Detail of a row beside the list, 480 px; full screen on the phone. */
export function SideDrawer({ isOpen, title, subtitle, onClose, footer, children }: SideDrawerProps) {
  useFocusReturn(isOpen);
  const isPhone = useMediaQuery(PHONE);
  // Escape belongs to a question on top of the drawer; one that closing brings up must not hear the same key
  const leave = () => {
    if (document.querySelector('[role="alertdialog"]') === null) setTimeout(onClose);
  };
  return (
    <Drawer.Root opened={isOpen} returnFocus={false} onClose={leave} position="right" size={isPhone ? '100%' : 480}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={title}>
        <DialogFrame {...{ title, subtitle, footer, onClose }} isLined withClose>
          {children}
        </DialogFrame>
      </Drawer.Content>
    </Drawer.Root>
  );
}
