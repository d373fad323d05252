import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore, StoredFile } from './file-store.ts'

const pieceBytes = 64 * 1024

export function folderStore(folder: string): FileStore {
  const paths = (name: string) => {
    const path = join(folder, name)
    return { path, unfinished: `${path}.unfinished` }
  }

  return {
    async write(name, bytes) {
      const { path, unfinished } = paths(name)
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(unfinished, bytes, { flush: true })
        await rename(unfinished, path)
      } catch (error) {
        // On a full disk, an unfinished file would take the space of others.
        await rm(unfinished, { force: true })
        throw error
      }
    },

    read: (name) => openIfThere(paths(name).path),

    async remove(name) {
      const { path, unfinished } = paths(name)
      await rm(unfinished, { force: true })
      await rm(path, { force: true })
    },
  }
}

async function openIfThere(path: string): Promise<StoredFile | undefined> {
  try {
    const file = await open(path)
    const { size } = await file.stat()
    return { size, body: streamOf(file) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

const streamOf = (file: FileHandle): StoredFile['body'] =>
  new ReadableStream({
    async pull(controller) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(pieceBytes))
      if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
      await file.close()
      controller.close()
    },
    cancel: () => file.close(),
  })
