import { posix } from 'node:path'
import MarkdownIt from 'markdown-it'
import { headingAnchors } from './headings.mjs'
import { darkVariant, urlOf } from './pages.mjs'

export const { escapeHtml } = new MarkdownIt().utils

/** Renders pages; `sources` are those of the site, `repository` shows all other files. */
export function siteMarkdown({ sources, repository, pictureSizes }) {
  const markdown = new MarkdownIt({ html: true }).use(headingAnchors)
  const { rules } = markdown.renderer

  markdown.core.ruler.push('links', ({ tokens, env }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type !== 'link_open') continue
      token.attrSet('href', addressOf(token.attrGet('href'), env.source))
    }
  })

  function addressOf(link, source) {
    if (/^([a-z]+:|#)/.test(link)) return link
    const [path, anchor] = link.split('#')
    const target = posix.join(posix.dirname(source), path)
    const suffix = anchor === undefined ? '' : `#${anchor}`
    if (!sources.has(target)) return `${repository}/blob/HEAD/${target}${suffix}`
    return posix.relative(posix.dirname(urlOf(source)), urlOf(target)) + suffix
  }

  // A cell without words heads nothing.
  markdown.core.ruler.push('table-heads', ({ tokens }) => {
    tokens.forEach((token, at) => {
      if (token.type !== 'th_open' || tokens[at + 1].content !== '') return
      token.tag = 'td'
      tokens[at + 2].tag = 'td'
    })
  })

  rules.image = (tokens, at, options, env) => {
    const [token] = tokens.slice(at)
    const path = token.attrGet('src')
    const target = posix.join(posix.dirname(env.source), path)
    const { width, height } = pictureSizes.get(target)
    const alt = escapeHtml(token.content)
    const dark = darkVariant(target)
    const source = dark
      ? `<source media="(prefers-color-scheme: dark)" srcset="${posix.join(posix.dirname(path), posix.basename(dark))}">`
      : ''
    return `<picture>${source}<img src="${path}" alt="${alt}" width="${width}" height="${height}"></picture>`
  }

  // Content that is too wide for a phone scrolls, also by keys.
  rules.table_open = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>'
  rules.table_close = () => '</table></div>'
  rules.fence = (tokens, at) =>
    `<pre tabindex="0"><code>${escapeHtml(tokens[at].content)}</code></pre>`

  return markdown
}
