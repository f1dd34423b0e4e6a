import { getBuildReadiness, listBuilds, startBuild } from '@move/contract/builds/builds.ts';
import type { BuildPlatform } from '@move/domain/builds/build.ts';
import { IconBrandAndroid, IconBrandApple } from '@tabler/icons-react';
import { useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { notify } from '../../../platform/notify.ts';
import { useStore } from '../../../platform/state/store.ts';
import type { FormCore } from '../../../screens/edit/form/form-core.ts';
import { Button } from '../../../ui/page/Button.tsx';
import { buildHref, OVERVIEW } from '../build-page.ts';
import { buildMessages } from '../builds.messages.ts';

export const PLATFORM_ICONS = { ios: IconBrandApple, android: IconBrandAndroid } as const;

type StartBuildProps = { applicationId: number; platform: BuildPlatform; isPrimary?: boolean };

/** The button that starts a build, in a form: disabled while the form has unsaved changes. */
export function StartBuild({ core, ...props }: StartBuildProps & { core: FormCore }) {
  const { version } = useStore(core.store).values;
  const ofVersion = typeof version === 'string' && version !== '' ? { version } : {};
  return <StartButton {...props} {...ofVersion} isDisabled={core.changes().length > 0} />;
}

/** Starts a build and opens it, or, if fields are missing, opens the list of them. */
export function StartButton({
  applicationId,
  platform,
  isPrimary = true,
  isDisabled = false,
  version,
}: StartBuildProps & { isDisabled?: boolean; version?: string }) {
  const t = useMessages(buildMessages);
  const navigate = useNavigate();
  const start = useCall(startBuild, {
    invalidates: [listBuilds, getBuildReadiness],
    showsErrors: (error) => error.status === 422,
  });
  const Icon = PLATFORM_ICONS[platform];
  const press = async () => {
    const result = await start.call({ params: { applicationId }, body: { platform } });
    if (result.ok) {
      notify.success(t.start.done);
      navigate(buildHref(result.reply.build.id));
    } else if (result.error.status === 422) navigate(`${OVERVIEW}?missing=${platform}`);
  };
  return (
    <Button
      variant={isPrimary ? 'filled' : 'default'}
      leftSection={<Icon size={17} stroke={1.75} aria-hidden />}
      loading={start.isPending}
      disabled={isDisabled}
      onClick={() => void press()}
    >
      {version === undefined ? t.start[platform] : `${t.start[platform]} (${version})`}
    </Button>
  );
}
