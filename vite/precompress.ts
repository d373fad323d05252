import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const text = /\.(css|html|js|json|svg|txt)$/

const encoders: Record<string, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
    }),
  gz: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const files = Object.keys(bundle).filter((name) => text.test(name))
        await Promise.all(files.map((name) => compress(join(dir, name))))
      },
    },
  }
}

async function compress(file: string) {
  const content = await readFile(file)
  for (const [extension, encode] of Object.entries(encoders)) {
    const encoded = await encode(content)
    if (encoded.byteLength < content.byteLength) await writeFile(`${file}.${extension}`, encoded)
  }
}
