import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

/** A name is never reused for other bytes; `/` separates folders. */
export interface FileStore {
  write(name: string, bytes: Uint8Array, type: string): Promise<void>
  read(name: string): Promise<StoredFile | undefined>
  remove(name: string): Promise<void>
}

export interface StoredFile {
  size: number | undefined
  body: ReadableStream<Uint8Array<ArrayBuffer>>
}

export const openFileStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore =>
  s3 ? s3Store(s3) : folderStore(join(dataDir, 'files'))
