/** POSIX ustar: a header block of 512 bytes before each entry, entries padded to whole blocks. */
export const block = 512

export type Entry = { name: string; bytes: Buffer }

type Field = readonly [start: number, length: number]
const fields = {
  name: [0, 100],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  time: [136, 12],
  sum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const satisfies Record<string, Field>

export function tarHeader({ name, bytes }: Entry, time: Date): Buffer {
  const header = Buffer.alloc(block)
  const write = ([start, length]: Field, text: string) =>
    header.write(text, start, length, 'latin1')
  const octal = ([start, length]: Field, value: number) =>
    write([start, length], `${value.toString(8).padStart(length - 1, '0')}\0`)
  if (name.length > fields.name[1]) throw new Error(`${name} is too long a name`)
  write(fields.name, name)
  octal(fields.mode, 0o600)
  octal(fields.owner, 0)
  octal(fields.group, 0)
  octal(fields.size, bytes.length)
  octal(fields.time, Math.floor(time.getTime() / 1000))
  write(fields.type, '0')
  write(fields.magic, 'ustar\x0000')
  octal(fields.sum, sumOf(header))
  return header
}

export function readTarHeader(header: Buffer): { name: string; size: number } | undefined {
  const read = ([start, length]: Field) =>
    header
      .toString('latin1', start, start + length)
      .split('\0', 1)
      .join('')
  const isFile = read(fields.magic) === 'ustar' && read(fields.type) === '0'
  if (!isFile || Number.parseInt(read(fields.sum), 8) !== sumOf(header)) return undefined
  return { name: read(fields.name), size: Number.parseInt(read(fields.size), 8) }
}

export const padding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block)

function sumOf(header: Buffer): number {
  const [start, length] = fields.sum
  const others = Buffer.from(header).fill(' ', start, start + length)
  return others.reduce((sum, byte) => sum + byte, 0)
}
