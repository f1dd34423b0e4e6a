import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { BuildPhase } from '@move/domain/builds/build.ts';
import type { Message } from '@move/domain/kit/messages/messages.ts';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { androidIcons } from './android-icons.ts';
import { androidTexts } from './android-texts.ts';
import { type BundleFile, type BundleJob, type FromWorker, jsonFile, textFile } from './bundle-job.ts';
import { contrastOf } from './contrast.ts';
import { iosIcons } from './ios-icons.ts';
import { iosTexts } from './ios-texts.ts';

/** The time of every file, so that the same config gives the same bytes: the earliest that a zip can store in any time zone. */
const MTIME = new Date(1980, 0, 2);

const LEAST_CONTRAST = 4.5;

/** Writes the bundle as a zip, one file at a time, and reports the progress. */
export async function writeBundle(job: BundleJob, say: (message: FromWorker) => void): Promise<void> {
  const phase = (name: BuildPhase) => say({ type: 'phase', phase: name });
  const log = (key: Message['key'], params: Message['params'] = {}) =>
    say({ type: 'log', level: 'info', message: { key, params } });
  log('build.log.begun', {
    name: job.config.common.app_name ?? job.config.application.name,
    version: `${job.version} (${job.versionCode})`,
  });
  log('build.log.checked', { count: countFilled(job) });
  for (const scheme of ['light', 'dark'] as const) {
    const color = job.config.common[`${scheme}_text_color`] ?? '#000000';
    const ratio = contrastOf(color, job.config.common[`${scheme}_background_color`] ?? '#FFFFFF');
    if (ratio >= LEAST_CONTRAST) continue;
    const message = {
      key: `build.log.contrast_${scheme}`,
      params: { color, ratio: Number(ratio.toFixed(1)) },
    } as const;
    say({ type: 'log', level: 'warning', message });
  }
  const zip = new BundleZip(job.file);
  phase('icons');
  const icons = await zip.addAll(job.platform === 'ios' ? iosIcons(job) : androidIcons(job));
  log('build.log.icons', { count: icons });
  phase('texts');
  const texts = await zip.addAll(job.platform === 'ios' ? iosTexts(job) : androidTexts(job));
  log('build.log.texts', { count: texts });
  phase('package');
  await zip.add(jsonFile('app.json', appJson(job)));
  await zip.add(textFile('README.md', readme(job)));
  const { files, bytes } = await zip.end();
  log('build.log.packed', { count: files, kilobytes: Math.ceil(bytes / 1024) });
}

const countFilled = ({ config, platform }: BundleJob): number =>
  [...Object.values(config.common), ...Object.values(config[platform])].filter(
    (value) => value !== null && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0),
  ).length;

/** A zip on the disk; only the checksums of its files are kept in memory. */
class BundleZip {
  readonly #output: WriteStream;
  readonly #zip: Zip;
  readonly #sums: { path: string; sum: string }[] = [];
  #isFull = false;

  constructor(path: string) {
    this.#output = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    this.#zip = new Zip((error, piece) => {
      if (error) this.#output.destroy(error);
      else this.#isFull = !this.#output.write(piece);
    });
  }

  async add({ path, bytes }: BundleFile): Promise<void> {
    this.#sums.push({ path, sum: createHash('sha256').update(bytes).digest('hex') });
    await this.#write({ path, bytes });
  }

  async addAll(files: AsyncIterable<BundleFile> | Iterable<BundleFile>): Promise<number> {
    const before = this.#sums.length;
    for await (const file of files) await this.add(file);
    return this.#sums.length - before;
  }

  async #write({ path, bytes }: BundleFile): Promise<void> {
    // compressing a PNG again doesn't make it smaller
    const entry = path.endsWith('.png') ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 9 });
    entry.mtime = MTIME;
    this.#zip.add(entry);
    entry.push(bytes, true);
    if (this.#isFull) {
      await once(this.#output, 'drain');
      this.#isFull = false;
    }
  }

  /** Adds the checksums of all files in the format of `sha256sum -c`. */
  async end(): Promise<{ files: number; bytes: number }> {
    const sums = this.#sums.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    await this.#write(textFile('SHA256SUMS', sums.map(({ path, sum }) => `${sum}  ${path}`).join('\n')));
    this.#zip.end();
    this.#output.end();
    await finished(this.#output);
    return { files: sums.length + 1, bytes: this.#output.bytesWritten };
  }
}

/** The settings that an app reads at its start. */
function appJson({ platform, version, versionCode, config: { application, common } }: BundleJob) {
  const scheme = (name: 'light' | 'dark') => ({
    primary: common[`${name}_primary_color`],
    background: common[`${name}_background_color`],
    text: common[`${name}_text_color`],
  });
  return {
    application: { id: application.id, slug: application.slug },
    name: common.app_name,
    platform,
    version,
    version_code: versionCode,
    url_scheme: common.url_scheme,
    available_from: common.available_from,
    urls: { website: common.website_url, support: common.support_url, privacy: common.privacy_url },
    colours: { light: scheme('light'), dark: scheme('dark') },
  };
}

function readme({ platform, version, config: { common } }: BundleJob): string {
  const folder = platform === 'ios' ? 'ios' : 'android';
  const secret =
    platform === 'ios'
      ? 'The private key of App Store Connect is not in here: `fastlane/app-store-connect.json` names it.'
      : 'The signing password is not in here: the build reads MOVE_SIGNING_PASSWORD from its environment.';
  return [
    `# ${common.app_name} ${version}`,
    '',
    `Copy \`${folder}/\` over the project of the app and check the files with \`sha256sum -c SHA256SUMS\`.`,
    `\`${folder}/fastlane\` has the listing of the store in the layout of fastlane.`,
    '',
    secret,
  ].join('\n');
}
