import { randomUUID } from 'node:crypto'
import { mkdir, statfs } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { error, type Findings, reasonOf, warning } from '#kit/features/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import { openFileStore } from '#platform/files/file-store.ts'

const gigabyte = 1e9

export async function checkFiles(config: Config): Promise<Findings> {
  const place = config.s3 ? `The S3 store at ${new URL(config.s3.endpoint).host}` : config.dataDir
  const store = openFileStore(config)
  const name = `doctor-${randomUUID()}`
  const sent = Buffer.from(name)
  try {
    await store.write(name, sent, 'text/plain')
    const stored = await store.read(name)
    const isSame = stored !== undefined && sent.equals(await buffer(stored.body))
    await store.remove(name)
    return [
      !isSame && error(`${place} does not return what was written`),
      ...(await checkRoom(config)),
    ]
  } catch (cause) {
    return [error(`${place} cannot store pictures: ${reasonOf(cause)}`)]
  }
}

async function checkRoom({ s3, databaseUrl, dataDir }: Config): Promise<Findings> {
  if (s3 && databaseUrl !== undefined) return []
  await mkdir(dataDir, { recursive: true })
  const { bavail, blocks, bsize } = await statfs(dataDir)
  const free = (bavail * bsize) / gigabyte
  const isScarce = free < 1 || bavail / blocks < 0.05
  return [isScarce && warning(`The disk of DATA_DIR (${dataDir}) has ${free.toFixed(1)} GB left`)]
}
