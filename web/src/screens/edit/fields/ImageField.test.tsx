import { uploadFile } from '@move/contract/files/files.ts';
import { ApiError, type CallOptions } from '@move/contract/kit/client/client.ts';
import { locationLabels } from '@move/contract/locations/locations.labels.ts';
import { createLocation } from '@move/contract/locations/locations.ts';
import { getDraft } from '@move/contract/preferences/preferences.ts';
import { imageRules } from '@move/domain/files/image-rules.ts';
import { type Message, translate } from '@move/domain/kit/messages/messages.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { movingGif, photo, pixelOf, seeThrough } from '../../../testing/images.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { uploadWords } from '../../../ui/inputs/files/upload-words.ts';
import { words } from '../../../ui/words.ts';
import { uploadMessages } from '../../uploads/upload.messages.ts';
import { EditScreen } from '../EditScreen.tsx';
import { useCreateForm } from '../use-create-form.ts';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const label = locationLabels.nl.image;
const w = words.nl;
const wide = { width: 1200, height: 600 };

type Sent = { file: File; options: CallOptions };
type Reply = { token: string; id: string; size: number; width: number | null; height: number | null };
/** The fake server's reply to an upload. */
let answerUpload: (sent: Sent) => Promise<Reply>;
let answerSave: (body: { image?: string | null }) => Promise<unknown>;
let uploads: Sent[];
let saves: { image?: string | null }[];

async function accept({ file }: Sent): Promise<Reply> {
  const sides = await createImageBitmap(file).then(
    ({ width, height }) => ({ width, height }),
    () => ({ width: null, height: null }),
  );
  return { token: `token-${uploads.length}`, id: crypto.randomUUID(), size: file.size, ...sides };
}

beforeEach(() => {
  uploads = [];
  saves = [];
  answerUpload = accept;
  answerSave = () => Promise.resolve({ location: { id: 1, name: 'Bad' } });
  vi.mocked(api).mockImplementation(((endpoint: unknown, input: { body?: never }, options: CallOptions = {}) => {
    if (endpoint === uploadFile) {
      const sent = { file: (input.body as unknown as { file: File }).file, options };
      uploads.push(sent);
      return answerUpload(sent);
    }
    if (endpoint === createLocation) {
      saves.push(input.body as never);
      return answerSave(input.body as never);
    }
    return endpoint === getDraft ? Promise.resolve({ drafts: [] }) : Promise.reject(new ApiError(404, {}, null));
  }) as never);
});

/** the product keeps the state of a form when its screen closes, so each test uses a form of its own */
let forms = 0;

function LocationForm({ name }: { name: string }) {
  const form = useCreateForm({
    save: createLocation,
    params: { organizationId: 1 },
    draft: name,
    initial: { name: 'Bad', street: 'Kade', house_number: '1', zipcode: '1234 AB', city: 'Waterstad', country: 'NL' },
    onCreated: () => {},
  });
  const { TextField, ImageField } = form.fields;
  return (
    <EditScreen form={form} title="Nieuwe locatie">
      <TextField name="name" />
      <ImageField name="image" use="picture" />
    </EditScreen>
  );
}

async function openForm() {
  forms += 1;
  const screen = await renderScreen(<LocationForm name={`form-${forms}`} />);
  const group = page.getByRole('group', { name: label, exact: true });
  await expect.element(group).toBeVisible();
  const input = () => screen.container.querySelector<HTMLInputElement>('input[type=file]');
  return {
    group,
    zone: () => screen.container.querySelector<HTMLElement>('[data-part="file-zone"]'),
    choose: group.getByRole('button', { name: uploadWords.nl.chooseImage }),
    replace: group.getByRole('button', { name: uploadWords.nl.replace }),
    remove: group.getByRole('button', { name: `${label}: ${w.remove}` }),
    cancel: group.getByRole('button', { name: uploadWords.nl.cancel(label) }),
    progress: group.getByRole('progressbar'),
    save: page.getByRole('region', { name: w.save.region }).getByRole('button', { name: w.save.save }),
    input,
    pick: async (file: File) => {
      // the part that takes files is loaded after the field
      await expect.poll(input, { timeout: 15_000 }).not.toBeNull();
      await userEvent.upload(input() as HTMLInputElement, file);
    },
    isIn: async (name: string, { width, height } = wide) => {
      await expect.element(group.getByText(name)).toBeVisible();
      await expect.element(group.getByText(`${width} × ${height} px`)).toBeVisible();
    },
  };
}

const inWords = (message: Message) => translate('nl', { ...message, params: { ...message.params, field: label } });
const tooSmall = inWords({ key: 'upload_field.validations.min_dimensions', params: { ...imageRules.picture.least } });

test('a file that breaks a rule is refused on the field with a message, and not sent', async () => {
  const field = await openForm();
  const refuses = async (file: File, sentence: string) => {
    await field.pick(file);
    // shown and announced
    await expect.poll(() => field.group.getByText(sentence).length).toBe(2);
    await expect.element(field.choose).toBeVisible();
    await expect.element(field.progress).not.toBeInTheDocument();
  };
  await refuses(await photo('smal.jpg', { width: 499, height: 250 }), tooSmall);
  expect(await accessibilityViolations()).toEqual([]);
  await refuses(await photo('laag.jpg', { width: 900, height: 249 }), tooSmall);
  await refuses(new File(['%PDF-1.7'], 'foto.png', { type: 'image/png' }), inWords({ key: 'image' }));
  await refuses(new File(['%PDF-1.7'], 'a.pdf', { type: 'image/png' }), inWords({ key: 'ext' }));
  const large = new File([await photo('', wide), new Uint8Array(2 ** 21)], 'groot.jpg', { type: 'image/jpeg' });
  await refuses(large, inWords({ key: 'file.too_large', params: { size: '2 MB' } }));
  expect(uploads).toEqual([]);
});

test('a refusal at saving is shown on the field; the image stays and another one can replace it', async () => {
  answerSave = () => Promise.reject(new ApiError(422, { image: [tooSmall] }, null));
  const field = await openForm();
  await field.pick(await photo('klein.jpg', wide));
  await field.isIn('klein.jpg');
  await field.save.click();
  await expect.element(field.group.getByText(tooSmall).first()).toBeVisible();
  await field.isIn('klein.jpg');
  expect(saves).toMatchObject([{ image: 'token-1' }]);
  await field.pick(await photo('breed.jpg', wide));
  await field.isIn('breed.jpg');
  await expect.element(field.group.getByText(tooSmall)).not.toBeInTheDocument();
});

test('a cancelled upload is aborted and leaves the field unchanged', async () => {
  answerUpload = ({ options: { signal } }) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const field = await openForm();
  await field.pick(await photo('breed.jpg', wide));
  await expect.poll(() => uploads.length).toBe(1);
  uploads[0]?.options.onProgress?.(50);
  await expect.element(field.progress).toHaveAttribute('aria-valuenow', '50');
  expect(await accessibilityViolations()).toEqual([]);
  await field.cancel.click();
  await expect.element(field.choose).toHaveFocus();
  await expect.element(field.progress).not.toBeInTheDocument();
  expect(uploads[0]?.options.signal?.aborted).toBe(true);
});

test('a failed upload shows the server’s message, or that the connection was lost', async () => {
  const sentence = 'Dit bestand past hier niet';
  answerUpload = () => Promise.reject(new ApiError(422, { file: [sentence] }, null));
  const field = await openForm();
  await field.pick(await photo('breed.jpg', wide));
  await expect.element(field.group.getByText(sentence).first()).toBeVisible();
  await expect.element(field.choose).toBeVisible();
  answerUpload = () => Promise.reject(new TypeError('network'));
  await field.pick(await photo('breed.jpg', wide));
  await expect.element(field.group.getByText(uploadMessages.nl.failed).first()).toBeVisible();
  await expect.element(field.choose).toBeVisible();
});

test('a save waits for the upload and includes it', async () => {
  const held = Promise.withResolvers<void>();
  answerUpload = (sent) => held.promise.then(() => accept(sent));
  const field = await openForm();
  await field.pick(await photo('breed.jpg', wide));
  await expect.element(field.progress).toBeVisible();
  await page.getByRole('textbox', { name: locationLabels.nl.name }).fill('Zwembad');
  await field.save.click();
  await expect.element(page.getByRole('button', { name: w.save.saving })).toBeVisible();
  expect(saves).toEqual([]);
  held.resolve();
  await expect.poll(() => saves).toMatchObject([{ name: 'Zwembad', image: 'token-1' }]);
});

test('drawings and animations are sent unchanged, transparency stays', async () => {
  const field = await openForm();
  const sentAs = async (file: File) => {
    await field.pick(file);
    await expect.element(field.group.getByText(file.name)).toBeVisible();
    await expect.element(field.replace).toBeVisible();
    return uploads.at(-1)?.file ?? new File([], '');
  };
  const isAsItIs = async (sent: File, picked: File) => {
    expect(sent.type).toBe(picked.type);
    expect(await sent.bytes()).toEqual(await picked.bytes());
  };
  const moving = movingGif('beweegt.gif', { width: 600, height: 300 });
  await isAsItIs(await sentAs(moving), moving);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="9" height="9"/></svg>';
  const lines = new File([svg], 'lijnen.svg', { type: 'image/svg+xml' });
  await isAsItIs(await sentAs(lines), lines);
  const glass = await sentAs(await seeThrough('glas.png', wide));
  expect(glass).toMatchObject({ type: 'image/webp', name: 'glas.webp' });
  expect((await pixelOf(glass, 0, 0))[3]).toBe(0);
});

test('a browser that can’t write webp sends jpeg on white', async () => {
  const likeSafari = `const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = function (how) {
      return convertToBlob.call(this, how?.type === 'image/webp' ? { type: 'image/png' } : how);
    };`;
  const Known = Worker;
  vi.stubGlobal(
    'Worker',
    class extends Known {
      constructor(address: string | URL, options?: WorkerOptions) {
        const source = `import ${JSON.stringify(String(address))};${likeSafari}`;
        super(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })), options);
      }
    },
  );
  const field = await openForm();
  await field.pick(await seeThrough('glas.png', wide));
  await field.isIn('glas.png');
  const sent = uploads[0]?.file;
  expect(sent).toMatchObject({ type: 'image/jpeg' });
  expect(await pixelOf(sent ?? new Blob(), 0, 0)).toEqual([255, 255, 255, 255]);
  vi.unstubAllGlobals();
});

test('a photo of twelve megapixels is redrawn in a worker, never on the page', async () => {
  const large = await photo('twaalf.jpg', { width: 4000, height: 3000 });
  const field = await openForm();
  const onPage = [
    vi.spyOn(globalThis, 'createImageBitmap'),
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob'),
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL'),
    vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob'),
  ];
  answerUpload = ({ file }) =>
    Promise.resolve({ token: 'token', id: crypto.randomUUID(), size: file.size, width: 4000, height: 3000 });
  await field.pick(large);
  await field.isIn('twaalf.jpg', { width: 4000, height: 3000 });
  expect(uploads[0]?.file.type).toBe('image/webp');
  for (const spy of onPage) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('an image can be chosen by keyboard, paste and drag', async () => {
  const field = await openForm();
  const image = await photo('breed.jpg', wide);
  const give = (kind: 'paste' | 'drop') => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([image], `${kind}.jpg`, { type: 'image/jpeg' }));
    const how = { bubbles: true, cancelable: true };
    const event =
      kind === 'paste'
        ? new ClipboardEvent('paste', { ...how, clipboardData })
        : new DragEvent('drop', { ...how, dataTransfer: clipboardData });
    field.zone()?.dispatchEvent(event);
  };
  const opened = vi.fn((event: Event) => event.preventDefault());
  field.input()?.addEventListener('click', opened);
  (field.choose.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
  await field.pick(new File([image], 'toets.jpg', { type: 'image/jpeg' }));
  await field.isIn('toets.jpg');
  await expect.element(field.replace).toHaveFocus();
  expect(await accessibilityViolations()).toEqual([]);
  give('paste');
  await field.isIn('paste.jpg');
  await field.remove.click();
  await expect.element(field.choose).toHaveFocus();
  give('drop');
  await field.isIn('drop.jpg');
});
