import { type ImageUse, imageRules } from '@move/domain/files/image-rules.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ImageInput, type ImageShape } from '../../../ui/inputs/files/ImageInput.tsx';
import type { Upload } from '../../../ui/inputs/files/use-upload.ts';
import { nameOfUpload, shownImage, useUploadByToken } from '../../uploads/kept-uploads.ts';
import { isImage } from '../../uploads/stored-image.ts';
import { uploadImage } from '../../uploads/upload-image.ts';
import { uploadMessages } from '../../uploads/upload.messages.ts';
import { withoutField } from '../form/field-errors.ts';
import { type CommonProps, useField, useForm } from '../form/use-field.ts';

export type ImageFieldProps = CommonProps & {
  name: string;
  /** What the image is for, which decides its rules and the hint. */
  use: ImageUse;
  shape?: ImageShape;
};

const SHAPES: Partial<Record<ImageUse, ImageShape>> = {
  organization_logo: 'square',
  application_logo: 'strip',
  avatar: 'round',
  icon: 'square',
  favicon: 'square',
  app_icon: 'square',
  notification_icon: 'square',
};

/** An image input. Its value is the image as it was read, the token of an upload, or null. A save waits for an upload. */
export function ImageField({ name, use, shape = SHAPES[use] ?? 'wide', ...props }: ImageFieldProps) {
  const { core } = useForm();
  const { hint, image } = useMessages(uploadMessages);
  // what the image is for, then the rules
  const description = (
    <>
      {props.description} {hint(imageRules[use])}
    </>
  );
  const { value, onChange, input } = useField(name, { ...props, description }, (set) =>
    typeof set === 'string' ? (nameOfUpload(set) ?? image) : image,
  );
  const uploaded = useUploadByToken(typeof value === 'string' ? value : null);
  const say = (error: string | null) => {
    const others = withoutField(core.store.get().errors, name);
    core.update({ errors: error === null ? others : { ...others, [name]: [error] } });
  };
  const upload: Upload = async (file, task) => {
    say(null);
    const work = uploadImage(file, { use, label: input.label }, task);
    core.waitFor(
      work.then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const result = await work;
    if (result.ok) onChange(result.token);
    else say(result.error);
  };
  return (
    <ImageInput
      {...input}
      shape={shape}
      value={isImage(value) ? shownImage(value) : uploaded}
      onChange={onChange}
      upload={upload}
    />
  );
}
