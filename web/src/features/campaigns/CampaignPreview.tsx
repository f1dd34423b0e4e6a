import './campaign-preview.css';
import { url as urlFault } from '@move/domain/kit/url.ts';
import { IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { imageSource } from '../../platform/image-source.ts';
import { useMessages } from '../../platform/messages.ts';
import { applicationName, DEFAULT_COLOURS, useSettings } from '../../platform/settings.ts';
import { useStore } from '../../platform/store.ts';
import { useForm } from '../../screens/edit/use-field.ts';
import { useUploadByToken } from '../../screens/uploads/kept-uploads.ts';
import { isImage } from '../../screens/uploads/stored-image.ts';
import { tokenVariables } from '../../ui/look/variables.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { FieldSpan } from '../../ui/page/FormSection.tsx';
import { LogoTile } from '../../ui/people/LogoTile.tsx';
import { campaignMessages } from './campaigns.messages.ts';

/** The campaign as it is typed now, on the website and on a phone, in the colours of the platform. */
export function CampaignPreview() {
  const t = useMessages(campaignMessages).preview;
  const { core } = useForm();
  const { title, url, image } = useStore(core.store).values;
  const uploaded = useUploadByToken(typeof image === 'string' ? image : null);
  const src = isImage(image) ? imageSource(image, 'medium') : (uploaded?.src ?? null);
  const text = typeof title === 'string' && title.trim() !== '' ? title : null;
  const address = typeof url === 'string' && url !== '' && urlFault(url) === null ? url : null;
  const colours = useSettings().application;
  const look = tokenVariables(
    colours?.primary_color ?? DEFAULT_COLOURS.primary,
    colours?.secondary_color ?? DEFAULT_COLOURS.secondary,
    'light',
  );
  const card = (
    <div className="campaigncard">
      {src === null ? <span className="campaignpic" /> : <img className="campaignpic" src={src} alt="" />}
      <div className="campaigntext">
        <b data-empty={text === null}>{text ?? t.untitled}</b>
        <IconChevronRight size={20} stroke={2} aria-hidden />
      </div>
    </div>
  );
  return (
    <FieldSpan columns={6}>
      <div className="campaignpreview">
        <figure>
          <figcaption>{t.site}</figcaption>
          <div className="campaignsite" style={look} aria-hidden="true">
            <SiteHead />
            <div className="campaigncards">
              {card}
              <Others count={2} />
            </div>
          </div>
        </figure>
        <figure>
          <figcaption>{t.app}</figcaption>
          <div className="campaignphone" style={look} aria-hidden="true">
            <PhoneHead>{t.highlighted}</PhoneHead>
            <div className="campaigncards">
              {card}
              <Others count={1} />
            </div>
          </div>
        </figure>
      </div>
      {address !== null && (
        <p className="s13">
          <Anchor href={address} target="_blank" rel="noreferrer" className="row" style={{ gap: 6 }}>
            <IconExternalLink size={16} stroke={1.75} aria-hidden />
            {t.open}
          </Anchor>
        </p>
      )}
    </FieldSpan>
  );
}

function Brand() {
  const settings = useSettings();
  const name = applicationName(settings);
  return (
    <>
      <LogoTile name={name} image={imageSource(settings.application?.logo, 'small')} size={22} />
      <b className="ell">{name}</b>
    </>
  );
}

function SiteHead() {
  return (
    <div className="campaignhead">
      <Brand />
      <span className="grow" />
      <i />
      <i />
      <i />
    </div>
  );
}

function PhoneHead({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="campaignhead">
        <Brand />
      </div>
      <b className="campaigntitle">{children}</b>
    </>
  );
}

/** Where other campaigns and offers are. */
const Others = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className="campaigncard" data-other="true">
      <span className="campaignpic" />
      <div className="campaigntext">
        <i />
      </div>
    </div>
  ));
