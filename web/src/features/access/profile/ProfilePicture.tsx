import { accessLabels } from '@move/contract/access/access.labels.ts';
import { updateProfile } from '@move/contract/access/access.ts';
import { imageRules } from '@move/domain/files/image-rules.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { errorText, notify } from '../../../platform/notify.ts';
import { type AuthSession, saveUser } from '../../../platform/session/session.ts';
import { shownImage } from '../../../screens/uploads/kept-uploads.ts';
import { uploadImage } from '../../../screens/uploads/upload-image.ts';
import { uploadMessages } from '../../../screens/uploads/upload.messages.ts';
import { ImageInput } from '../../../ui/inputs/files/ImageInput.tsx';
import type { Upload } from '../../../ui/inputs/files/use-upload.ts';
import { FieldSpan, FormSection } from '../../../ui/page/FormSection.tsx';
import { accessMessages } from '../access.messages.ts';

/** The user's picture: stored and removed at once, without saving. */
export function ProfilePicture({ user }: { user: AuthSession['user'] }) {
  const t = useMessages(accessMessages).profile;
  const { hint } = useMessages(uploadMessages);
  const label = accessLabels[useLocale()].avatar;
  const [error, setError] = useState<string | null>(null);
  const { call } = useCall(updateProfile, { showsErrors: true });
  const change = async (avatar: string | null) => {
    const result = await call({ body: { avatar } });
    if (!result.ok) return setError(errorText(result.error));
    saveUser(result.reply.user);
    notify.success(avatar === null ? t.pictureGone : t.pictureSaved);
  };
  const upload: Upload = async (file, task) => {
    setError(null);
    const result = await uploadImage(file, { use: 'avatar', label }, task);
    if (result.ok) await change(result.token);
    else setError(result.error);
  };
  return (
    <FormSection title={t.picture} description={t.pictureText}>
      <FieldSpan columns={6}>
        <ImageInput
          label={label}
          description={hint(imageRules.avatar)}
          shape="round"
          value={user.avatar === null ? null : shownImage(user.avatar)}
          error={error}
          onChange={() => void change(null)}
          upload={upload}
        />
      </FieldSpan>
    </FormSection>
  );
}
