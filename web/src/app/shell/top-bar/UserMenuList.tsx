import { MenuList } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { useUserItems } from './use-user-items.tsx';

export function UserMenuList({ label, close }: { label: string; close: () => void }) {
  return <MenuList items={useUserItems()} label={label} close={close} />;
}
