import './campaign-preview.css';
import { url as urlFault } from '@move/domain/kit/url.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { imageSource } from '../../platform/image-source.ts';
import { useMessages } from '../../platform/messages.ts';
import { applicationName, DEFAULT_COLOURS, useSettings } from '../../platform/settings.ts';
import { useStore } from '../../platform/store.ts';
import { useForm } from '../../screens/edit/use-field.ts';
import { useUploadByToken } from '../../screens/uploads/kept-uploads.ts';
import { isImage } from '../../screens/uploads/stored-image.ts';
import { tokenVariables } from '../../ui/look/variables.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { RailPart } from '../../ui/page/FormSection.tsx';
import { LogoTile } from '../../ui/people/LogoTile.tsx';
import { campaignMessages } from './campaigns.messages.ts';

/** The campaign as it is typed now, on a phone and on the website, in the colours of the platform. */
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
    <>
      <RailPart title={t.app}>
        <div className="campaignphone" style={look} aria-hidden="true">
          <Head />
          <b className="campaigntitle">{t.highlighted}</b>
          <div className="campaigncards">
            {card}
            <Others count={1} />
          </div>
        </div>
      </RailPart>
      <RailPart title={t.site}>
        <div className="campaignsite" style={look} aria-hidden="true">
          <div>
            <Head hasMenu />
            <div className="campaigncards">
              {card}
              <Others count={5} />
            </div>
          </div>
        </div>
        {address !== null && (
          <p className="campaignlink">
            <Anchor href={address} target="_blank" rel="noreferrer">
              {t.open}
            </Anchor>
          </p>
        )}
      </RailPart>
    </>
  );
}

function Head({ hasMenu = false }: { hasMenu?: boolean }) {
  const settings = useSettings();
  const name = applicationName(settings);
  return (
    <div className="campaignhead">
      <LogoTile name={name} image={imageSource(settings.application?.logo, 'small')} size={22} />
      <b className="ell grow">{name}</b>
      {hasMenu && (
        <>
          <i />
          <i />
          <i />
        </>
      )}
    </div>
  );
}

/** Where the other campaigns are. */
const Others = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className="campaigncard" data-other="true">
      <span className="campaignpic" />
      <div className="campaigntext">
        <i />
      </div>
    </div>
  ));
