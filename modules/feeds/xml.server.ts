/** Markup, which must not be escaped again. */
export class Xml {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Content = Xml | string | null | undefined
type Attributes = Record<string, string | number | null | undefined>

export function element(name: string, attributes: Attributes, content: Content[] = []): Xml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([attribute, value]) => ` ${attribute}="${escape(String(value))}"`)
  const inner = content.map((part) => (part instanceof Xml ? part.text : escape(part ?? '')))
  return new Xml(`<${name}${written.join('')}>${inner.join('')}</${name}>`)
}

export const textElement = (name: string, text: string | null | undefined): Xml | undefined =>
  text ? element(name, {}, [text]) : undefined

export const xmlDocument = (root: Xml) => `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}\n`

/** Control characters, surrogates and non-characters, which no XML 1.0 document may contain. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
}

const escape = (text: string) =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"'\r]/g, (character) => escapes[character] ?? '')
