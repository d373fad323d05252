import { isIP } from 'node:net'
import { product } from '#rules/product.ts'
import { listOf, matching, type Parser, url } from './parsers.ts'
import { withHostsAsParameter } from './several-hosts.ts'

export const anyText = matching(/./, 'a text')

export const secret = matching(/^.{32,}$/, 'at least 32 characters')

export const bearerToken = matching(/^[!-~]+$/, 'made of visible ASCII characters')

export const hostName: Parser<string> = {
  expected: 'an IP address or a host name',
  parse: (text) => (isIP(text) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined),
}

export const uuids = listOf(
  matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, 'a UUID'),
  'user ids (UUIDs) separated by commas',
)

const oneDatabaseUrl = url(
  ['postgres:', 'postgresql:'],
  'like postgresql://user:password@host:5432/name',
)

/** `host1:5432,host2:5432` are servers of which one takes writes. */
export const databaseUrl: Parser<string> = {
  ...oneDatabaseUrl,
  parse: (text) => oneDatabaseUrl.parse(withHostsAsParameter(text)),
}

export const databaseUrls = listOf(
  oneDatabaseUrl,
  'addresses like that of DATABASE_URL, separated by commas',
)

export const smtpUrl = url(['smtp:', 'smtps:'], 'like smtp://user:password@host:587')

export const httpUrl = url(['http:', 'https:'], 'an http or https URL')

export const mailAddress = matching(
  /^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
  `an address, like ${product.name} <product@example.com>`,
)

export const environmentName = matching(/^.{1,40}$/, 'at most 40 characters')

export const oneEmoji: Parser<string> = {
  expected: 'one emoji',
  parse: (text) => ([...new Intl.Segmenter().segment(text)].length === 1 ? text : undefined),
}

/** CSS colour names, so that the banner needs no mapping. */
const colorNames = ['plum', 'purple', 'blue', 'teal', 'green', 'orange', 'red', 'gray']

export const bannerColor: Parser<string> = {
  expected: `one of ${colorNames.join(', ')}, or like #7a2f6b`,
  parse: (text) => {
    const color = text.toLowerCase()
    return colorNames.includes(color) || /^#([\da-f]{3}|[\da-f]{6})$/.test(color)
      ? color
      : undefined
  },
}
