import { useSettings } from '../../platform/state/settings.ts';
import { NotFound } from '../../ui/page/errors/NotFound.tsx';
import { Sheet } from '../../ui/page/Sheet.tsx';
import { DevUi } from './DevUi.tsx';

/** Shows the kit in a demo or during development; elsewhere “not found”. */
export function DevUiScreen() {
  const { is_demo: isDemo } = useSettings();
  return <Sheet>{isDemo || import.meta.env.DEV ? <DevUi /> : <NotFound homeHref="/overview" />}</Sheet>;
}
