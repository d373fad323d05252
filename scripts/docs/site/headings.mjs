/** The anchors that GitHub gives to headings; links in the pages use them. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

/** Gives every heading its anchor; a heading that repeats gets a number, as on GitHub. */
export function headingAnchors(markdown) {
  markdown.core.ruler.push('heading-anchors', ({ tokens }) => {
    const used = new Map()
    tokens.forEach((token, at) => {
      if (token.type !== 'heading_open') return
      const anchor = anchorOf(plainText(tokens[at + 1]))
      const times = used.get(anchor) ?? 0
      used.set(anchor, times + 1)
      token.attrSet('id', times === 0 ? anchor : `${anchor}-${times}`)
    })
  })
}

const plainText = ({ children }) =>
  children
    .filter(({ type }) => ['text', 'code_inline', 'softbreak'].includes(type))
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('')

/** The sections of a page: each heading with its anchor and the text below it. */
export function sectionsOf(tokens) {
  const sections = []
  tokens.forEach((token, at) => {
    if (token.type === 'heading_open') {
      sections.push({ level: Number(token.tag[1]), anchor: token.attrGet('id'), text: '' })
    }
    const section = sections.at(-1)
    if (!section) return
    const heading = tokens[at - 1]?.type === 'heading_open'
    if (heading) section.title = plainText(token)
    else if (token.type === 'inline') section.text += `${plainText(token)} `
    else if (token.type === 'fence') section.text += `${token.content} `
  })
  return sections
}
