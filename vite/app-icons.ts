import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { APP_ICONS, type AppIcon } from '../src/ui/theme/app-icons.ts'

/** `any` keeps the whole picture, `maskable` keeps the mark inside the safe zone, `apple` leaves the corners to iOS. */
const SHAPES: Record<AppIcon['purpose'], { corner: number; mark: number }> = {
  any: { corner: 0.22, mark: 0.82 },
  maskable: { corner: 0, mark: 0.64 },
  apple: { corner: 0, mark: 0.78 },
}

const PLUM = '#6d2461'
const PAPER = '#fbf8f1'

export function appIcons(): Plugin {
  return {
    name: 'product:app-icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const icon of APP_ICONS) {
        this.emitFile({ type: 'asset', fileName: icon.file, source: await drawAppIcon(icon) })
      }
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: await drawFavicon() })
    },
  }
}

async function drawAppIcon({ size, purpose }: AppIcon): Promise<Buffer> {
  const { corner, mark } = SHAPES[purpose]
  const place = (size * (1 - mark)) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${size * corner}" fill="${PLUM}" />
    <svg x="${place}" y="${place}" width="${size * mark}" height="${size * mark}" viewBox="0 0 32 32">
      <style>.cover { fill: ${PAPER} } .page { fill: ${PLUM} } .mark { stroke: ${PAPER} }</style>
      ${await drawnMark()}
    </svg>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const SIZES = [16, 32, 48]

/** `favicon.ico`, for requests that belong to no page: PNG files behind a list of their places. */
async function drawFavicon(): Promise<Buffer> {
  const style = `.cover { fill: ${PLUM} } .page { fill: ${PAPER} } .mark { stroke: ${PLUM} }`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${await drawnMark()}</svg>`
  const pictures = await Promise.all(
    SIZES.map((size) =>
      sharp(Buffer.from(svg), { density: (72 * size) / 32 })
        .png()
        .toBuffer(),
    ),
  )
  const header = Buffer.alloc(6 + 16 * SIZES.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(SIZES.length, 4)
  let place = header.length
  for (const [index, { length }] of pictures.entries()) {
    const size = SIZES[index] ?? 0
    const entry = 6 + 16 * index
    header.set([size, size, 0, 0, 1, 0, 32, 0], entry)
    header.writeUInt32LE(length, entry + 8)
    header.writeUInt32LE(place, entry + 12)
    place += length
  }
  return Buffer.concat([header, ...pictures])
}

async function drawnMark() {
  const favicon = await readFile('src/ui/theme/favicon.svg', 'utf8')
  return favicon.replaceAll(/<\/?svg[^>]*>|<style>.*<\/style>/gs, '')
}
