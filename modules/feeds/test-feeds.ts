import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { SaxesParser } from 'saxes'
import { expect } from 'vitest'

export interface XmlNode {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlNode[]
}

/** Throws at the first fault: the parser is strict, and knows namespaces. */
export function parseXml(document: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const)
    const node: XmlNode = {
      name,
      attributes: Object.fromEntries<string>(values),
      text: '',
      children: [],
    }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('text', (text) => {
    const node = open.at(-1)
    if (node) node.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(document).close()
  const [only] = root.children
  if (!only) throw new Error('The document has no element')
  return only
}

export const all = ({ children }: XmlNode, name: string) =>
  children.filter((child) => child.name === name)
export const textOf = (node: XmlNode, name: string) => all(node, name)[0]?.text
export const linksOf = (node: XmlNode, name = 'link'): Record<string, string | undefined> =>
  Object.fromEntries(
    all(node, name).map(({ attributes: { rel = '', href = '' } }) => [rel, href] as const),
  )

const uri = { type: 'string', format: 'uri' }
const link = {
  type: 'object',
  properties: {
    href: { type: 'string', minLength: 1 },
    type: { type: 'string', pattern: '^[\\w-]+/[\\w+.-]+$' },
    title: { type: 'string' },
    templated: { type: 'boolean' },
    width: { type: 'integer', exclusiveMinimum: 0 },
  },
  required: ['href', 'type'],
  if: { properties: { templated: { const: true } }, required: ['templated'] },
  else: { properties: { href: uri } },
}
const oneWith = (properties: object) => ({ contains: { properties } })
const acquisitions = ['', '/buy', '/open-access', '/borrow', '/sample', '/subscribe']
const acquisition = [
  'preview',
  ...acquisitions.map((kind) => `http://opds-spec.org/acquisition${kind}`),
]

/** After drafts.opds.io/schema: feed, feed-metadata and publication. */
const opds = {
  type: 'object',
  properties: {
    metadata: {
      type: 'object',
      properties: {
        identifier: uri,
        title: { type: 'string' },
        modified: { type: 'string', format: 'date-time' },
        numberOfItems: { type: 'integer', minimum: 0 },
      },
      required: ['title'],
    },
    links: { type: 'array', items: link, ...oneWith({ rel: { const: 'self' } }) },
    publications: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          metadata: {
            type: 'object',
            properties: {
              '@type': uri,
              identifier: uri,
              title: { type: 'string', minLength: 1 },
              author: { type: 'string' },
              language: { type: 'string', pattern: '^[a-z]{2,3}$' },
              modified: { type: 'string', format: 'date-time' },
              description: { type: 'string' },
              subject: { type: 'string' },
            },
            required: ['title'],
          },
          links: { type: 'array', items: link, ...oneWith({ rel: { enum: acquisition } }) },
          images: {
            type: 'array',
            items: link,
            minItems: 1,
            ...oneWith({ type: { enum: ['image/jpeg', 'image/png', 'image/gif'] } }),
          },
        },
        required: ['metadata', 'links', 'images'],
      },
    },
    facets: {
      type: 'array',
      items: {
        type: 'object',
        properties: { links: { type: 'array', items: link, minItems: 1 } },
        required: ['metadata', 'links'],
      },
    },
  },
  required: ['metadata', 'links', 'publications'],
}

const ajv = new Ajv2020({ allErrors: true, strict: false })
addFormats(ajv)
const validate = ajv.compile(opds)

export function readOpds(document: unknown): unknown {
  const read: unknown = JSON.parse(String(document))
  validate(read)
  expect(validate.errors ?? []).toEqual([])
  return read
}
