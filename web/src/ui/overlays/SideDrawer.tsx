import type { ReactNode } from 'react';
import { DialogFrame } from './Dialog.tsx';
import { Modal } from './Modal.tsx';

type SideDrawerProps = {
  isOpen: boolean;
  title: string;
  subtitle?: ReactNode;
  onClose: () => void;
  footer?: ReactNode;
  children?: ReactNode;
};

/** Details of a row over the list, 480 px; full screen on the phone. */
export function SideDrawer({ isOpen, title, subtitle, onClose, footer, children }: SideDrawerProps) {
  return (
    <Modal {...{ isOpen, onClose }} label={title} width={480} kind="drawer">
      <DialogFrame {...{ title, subtitle, footer, onClose }} isLined withClose isDrawer>
        {children}
      </DialogFrame>
    </Modal>
  );
}
