import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { Encoding } from '../answer/accept-encoding.ts'

export interface Asset {
  type: string
  etag: string
  plain: Buffer<ArrayBuffer>
  encoded: Map<Encoding, Buffer<ArrayBuffer>>
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const variants: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }

/** The build never changes while the server runs, so a path outside this table does not exist. */
export async function readAssets(directory: string): Promise<Map<string, Asset>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const contents = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file)] as const)),
  )

  const assets = new Map<string, Asset>()
  for (const [file, plain] of contents) {
    if (extname(file) in variants) continue
    const encoded: Asset['encoded'] = new Map()
    for (const [extension, encoding] of Object.entries(variants)) {
      const variant = contents.get(file + extension)
      if (variant) encoded.set(encoding, variant)
    }
    assets.set(file.slice(directory.length).replaceAll(sep, '/'), {
      type: types[extname(file)] ?? 'application/octet-stream',
      etag: createHash('sha256').update(plain).digest('base64url').slice(0, 16),
      plain,
      encoded,
    })
  }
  return assets
}
