import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const left =
  '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
const mirrored = (bits: string) => Array.from(bits).toReversed().join('')
const inverted = (bits: string) => bits.replace(/./g, (bit) => (bit === '0' ? '1' : '0'))
/** Which digits of the left half are of the set G says the first digit. */
const parities = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ')

/** The bars of an EAN-13, 1 for black. */
function barsOf(digits: string) {
  const [first = 0, ...others] = Array.from(digits, Number)
  const parity = parities[first] ?? ''
  const codes = others.map((digit, at) => {
    const bits = left[digit] ?? ''
    if (at >= 6) return inverted(bits)
    return parity[at] === 'L' ? bits : mirrored(inverted(bits))
  })
  return `101${codes.slice(0, 6).join('')}01010${codes.slice(6).join('')}101`
}

const width = 640
const height = 480
const module = 4
const white = 235
const black = 16

const fakeCamera = '--use-fake-device-for-media-stream'

/** Arguments of a browser whose camera is allowed and held before a barcode. */
export function cameraSeeing(digits: string): string[] {
  const file = join(tmpdir(), `barcode-${process.pid}.y4m`)
  writeFileSync(file, filmOf(digits))
  return [fakeCamera, '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${file}`]
}

export const deniedCamera = [fakeCamera, '--use-fake-ui-for-media-stream=deny']

/** One frame of a YUV4MPEG2 film. */
function filmOf(digits: string) {
  const bars = barsOf(digits)
  const start = Math.floor((width - bars.length * module) / 2)
  const row = Buffer.from(
    Array.from({ length: width }, (_, x) =>
      bars[Math.floor((x - start) / module)] === '1' ? black : white,
    ),
  )
  const blank = Buffer.alloc(width, white)
  const rows = Array.from({ length: height }, (_, y) => (y > 120 && y < 360 ? row : blank))
  const colours = Buffer.alloc((width * height) / 2, 128)
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\nFRAME\n`)
  return Buffer.concat([head, ...rows, colours])
}
