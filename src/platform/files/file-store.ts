import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

/** Where bytes stay under a name that is never used again for others. Folders within a name are parted by `/`. */
export interface FileStore {
  /** Whole, or not at all. */
  write(name: string, bytes: Uint8Array, type: string): Promise<void>
  read(name: string): Promise<StoredFile | undefined>
  /** Also what is not there, or was never finished. */
  remove(name: string): Promise<void>
}

export interface StoredFile {
  /** When the store says it. */
  size: number | undefined
  body: ReadableStream<Uint8Array<ArrayBuffer>>
}

export const openFileStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore =>
  s3 ? s3Store(s3) : folderStore(join(dataDir, 'files'))
