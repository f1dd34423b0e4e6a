import { urlMessage as urlFault } from '@move/domain/kit/values/url.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { imageSource } from '../../platform/api/image-source.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { applicationName, DEFAULT_COLOURS, useSettings } from '../../platform/state/settings.ts';
import { useStore } from '../../platform/state/store.ts';
import { tokenVariables } from '../../ui/look/variables.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { RailPart } from '../../ui/page/FormSection.tsx';
import { LogoTile } from '../../ui/people/LogoTile.tsx';
import { useForm } from '../edit/form/use-field.ts';
import { useUploadByToken } from '../uploads/kept-uploads.ts';
import { isImage } from '../uploads/stored-image.ts';
import { previewMessages } from './preview.messages.ts';
import * as lookStyles from '../../ui/look/look.module.css';
import * as styles from './CardPreview.module.css';

type CardPreviewProps = {
  /** Above the cards in the app. */
  heading: string;
  /** Shown instead of a title that is still empty. */
  untitled: string;
  /** The name of the field with the URL that the card opens. */
  link: string;
  /** Two cards next to each other on a phone. */
  isSmall?: boolean;
};

/**
 * Previews the title and image of a form, as currently typed, as a card among others: on a phone and on the website, in the colours of the
 * platform.
 */
export function CardPreview({ heading, untitled, link, isSmall = false }: CardPreviewProps) {
  const t = useMessages(previewMessages);
  const { core } = useForm();
  const { values } = useStore(core.store);
  const { title, image, [link]: url } = values;
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
    <div className={styles.card}>
      {src === null ? <span className={styles.picture} /> : <img className={styles.picture} src={src} alt="" />}
      <div className={styles.text}>
        <b data-empty={text === null}>{text ?? untitled}</b>
        <IconChevronRight size={20} stroke={2} aria-hidden />
      </div>
    </div>
  );
  return (
    <>
      <RailPart title={t.app}>
        <div className={styles.phone} data-rail="wide" style={look} aria-hidden="true">
          <Head />
          <b className={styles.title}>{heading}</b>
          <div className={styles.cards} data-small={isSmall}>
            {card}
            <Others count={isSmall ? 5 : 1} />
          </div>
        </div>
      </RailPart>
      <RailPart title={t.site}>
        <div className={styles.site} style={look} aria-hidden="true">
          <div>
            <Head hasMenu />
            <div className={styles.cards} data-small={isSmall}>
              {card}
              <Others count={5} />
            </div>
          </div>
        </div>
        {address !== null && (
          <p className={styles.link}>
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
    <div className={styles.head}>
      <LogoTile name={name} image={imageSource(settings.application?.logo, 'small')} size={22} />
      <b className={`${lookStyles.ellipsis} ${lookStyles.grow}`}>{name}</b>
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

/** Placeholders for the other cards. */
const Others = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.card} data-other="true">
      <span className={styles.picture} />
      <div className={styles.text}>
        <i />
      </div>
    </div>
  ));
