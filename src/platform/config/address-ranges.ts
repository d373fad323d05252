import { BlockList, isIP } from 'node:net'
import { listOf } from './parsers.ts'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

function readRange(text: string) {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const most = isIP(address) === 6 ? 128 : 32
  const prefix = Number(bits ?? most)
  return isIP(address) && prefix <= most ? { address, prefix } : undefined
}

export const ipRanges = listOf(
  { expected: 'a range', parse: (text) => readRange(text) && text },
  'IP addresses or networks like 10.0.0.0/8, separated by commas',
)

export function addressRanges(texts: readonly string[]): BlockList {
  const ranges = new BlockList()
  for (const range of texts.map(readRange)) {
    if (range) ranges.addSubnet(range.address, range.prefix, familyOf(range.address))
  }
  return ranges
}

export const includes = (ranges: BlockList, address: string | undefined) =>
  address !== undefined && ranges.check(address, familyOf(address))
