import { S3mini } from 's3mini'
import type { Config } from '../config/config.ts'
import type { FileStore } from './file-store.ts'

const transferTimeoutMs = 30_000

export function s3Store(keys: NonNullable<Config['s3']>): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = keys
  const store = new S3mini({
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: transferTimeoutMs,
  })

  return {
    async write(name, bytes, type) {
      await store.putObject(name, bytes, type)
    },

    async read(name) {
      const response = await store.getObjectResponse(name)
      if (!response?.body) return undefined
      const length = response.headers.get('content-length')
      return { size: length === null ? undefined : Number(length), body: response.body }
    },

    async remove(name) {
      await store.deleteObject(name)
    },
  }
}
