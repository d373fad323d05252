import { readFile } from 'node:fs/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { startProduct, withDataDir } from './product.ts'

/** What a first visit of /login loads in scripts and styles. */
export async function pageWeight() {
  return withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir, 4804)
    const html = await (await fetch(product.url)).text()
    await product.stop()
    const files = new Set(html.match(/\/_build\/[\w./-]+\.(?:js|css)/g))
    return {
      html: sizes(Buffer.from(html)),
      scripts: await sum([...files].filter((file) => file.endsWith('.js'))),
      styles: await sum([...files].filter((file) => file.endsWith('.css'))),
    }
  })
}

async function sum(files: string[]) {
  const all = await Promise.all(
    files.map(async (file) => sizes(await readFile(`dist/client${file}`))),
  )
  return all.reduce(
    (total, size) => ({
      raw: total.raw + size.raw,
      gzip: total.gzip + size.gzip,
      brotli: total.brotli + size.brotli,
    }),
    { raw: 0, gzip: 0, brotli: 0 },
  )
}

function sizes(bytes: Buffer) {
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  }
}
