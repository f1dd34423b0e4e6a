import type { Config } from '../config.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The configured storage. Nothing is opened before its first use. */
export function openStorage({ filesDriver, filesPath, s3 }: Pick<Config, 'filesDriver' | 'filesPath' | 's3'>): Storage {
  if (filesDriver === 'disk') return diskStorage(filesPath);
  const { endpoint = '', bucket = '', key = '', secret = '', region } = s3;
  return s3Storage({ endpoint, bucket, key, secret, region });
}
