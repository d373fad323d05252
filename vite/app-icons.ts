import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { AppIcon } from '../src/domains/operations/install/manifest/app-icons.ts'

/** `any` keeps the whole picture, `maskable` keeps the mark inside the safe zone, `apple` leaves the corners to iOS. */
const SHAPES: Record<AppIcon['purpose'], { corner: number; mark: number }> = {
  any: { corner: 0.22, mark: 0.82 },
  maskable: { corner: 0, mark: 0.64 },
  apple: { corner: 0, mark: 0.78 },
}

const PLUM = '#6d2461'
const PAPER = '#fbf8f1'

export async function drawAppIcon({ size, purpose }: AppIcon): Promise<Buffer> {
  const favicon = await readFile('src/ui/theme/favicon.svg', 'utf8')
  const { corner, mark } = SHAPES[purpose]
  const place = (size * (1 - mark)) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${size * corner}" fill="${PLUM}" />
    <svg x="${place}" y="${place}" width="${size * mark}" height="${size * mark}" viewBox="0 0 32 32">
      <style>.cover, .mark { fill: ${PAPER} } .page { fill: ${PLUM} }</style>
      ${favicon.replaceAll(/<\/?svg[^>]*>|<style>.*<\/style>/gs, '')}
    </svg>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
