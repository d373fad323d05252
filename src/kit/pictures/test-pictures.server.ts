import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const kinds = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
type Kind = (typeof kinds)[number]

export function picture(kind: Kind, width = 600, height = 900): Promise<Buffer> {
  const corner = {
    width: Math.ceil(width / 3),
    height: Math.ceil(height / 3),
    channels: 3,
  } as const
  return sharp({ create: { width, height, channels: 3, background: '#c8b48a' } })
    .composite([{ input: { create: { ...corner, background: '#7a2f6b' } }, gravity: 'northwest' }])
    .withExif({ IFD0: { Model: 'Camera of Ishmael' }, IFD3: { GPSLatitude: '41/1 38/1 0/1' } })
    .toFormat(kind)
    .toBuffer()
}

export const everyKind = () =>
  Promise.all(kinds.map(async (kind) => [kind, await picture(kind)] as const))

export const sidewaysPicture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#123456' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export function plainPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), ...chunks])
}

export function gifHeader(width: number, height: number): Buffer {
  const sizes = Buffer.alloc(4)
  sizes.writeUInt16LE(width, 0)
  sizes.writeUInt16LE(height, 2)
  const palette = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), sizes, Buffer.from([0, 2])])
  const data = Buffer.from([2, 0x44, 1, 0, 0x3b])
  return Buffer.concat([Buffer.from('GIF89a'), sizes, palette, frame, data])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
