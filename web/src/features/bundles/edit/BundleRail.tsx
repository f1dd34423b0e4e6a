import type { Bundle } from '@move/contract/bundles/bundles.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { RailPart } from '../../../ui/page/FormSection.tsx';
import { BundleOccupancy, isLimitedBySessions } from '../bundle-columns.tsx';
import { bundleMessages } from '../bundles.messages.ts';
import * as look from '../../../ui/look/look.module.css';

/** How full the bundle is, and its first and last day. */
export function BundleRail({ bundle }: { bundle: Bundle }) {
  const t = useMessages(bundleMessages).rail;
  const formats = useFormats();
  const { spots, free, first_session, last_session } = bundle;
  const left = () => {
    if (spots === 0) return t.closed;
    if (free === null) return t.leftAlways;
    return free === 0 ? t.leftNone : t.left(formats.number(free));
  };
  return (
    <>
      <RailPart title={t.room}>
        <BundleOccupancy row={bundle} />
        <p className={look.soft} style={{ marginBottom: 0 }}>
          {left()} {isLimitedBySessions(bundle) && t.byFullest}
        </p>
      </RailPart>
      {first_session !== null && last_session !== null && (
        <RailPart title={t.course}>
          <p style={{ margin: 0 }}>
            {t.span(formats.date(first_session.start_date), formats.date(last_session.start_date))}
          </p>
        </RailPart>
      )}
    </>
  );
}
