import { escapeHtml } from './markdown.mjs'

const isDecision = ({ source }) => source.startsWith('docs/decisions/')

/** All pages by group; the list of decisions opens on the pages of decisions. */
export function navigation(pages, current, to) {
  const entry = (page) => {
    const here = page === current ? ' aria-current="page"' : ''
    return `<li><a href="${to(page.url)}"${here}>${escapeHtml(page.label)}</a></li>`
  }
  const others = isDecision(current) ? pages.filter((page) => !page.group && isDecision(page)) : []
  return [
    ...Map.groupBy(
      pages.filter(({ group }) => group),
      ({ group }) => group,
    ),
  ]
    .map(([group, members], at) => {
      const last = members.some(isDecision) ? others : []
      return `<p id="group-${at}">${escapeHtml(group)}</p>
<ul aria-labelledby="group-${at}">${[...members, ...last].map(entry).join('')}</ul>`
    })
    .join('\n')
}

/** Links to the pages before and after this one, in the order of the list. */
export function neighbours(pages, current, to) {
  const order = pages.filter(({ group }) => group)
  const at = order.indexOf(current)
  if (at === -1) return ''
  const link = (page, rel, text) =>
    page
      ? `<a rel="${rel}" href="${to(page.url)}"><span>${text}</span> ${escapeHtml(page.label)}</a>`
      : ''
  return `<nav class="neighbours" aria-label="Neighbouring pages">
${link(order[at - 1], 'prev', 'Previous')}
${link(order[at + 1], 'next', 'Next')}
</nav>`
}

/** The sections of a long page. */
export function outline({ sections }) {
  const parts = sections.filter(({ level }) => level === 2)
  if (parts.length < 3) return ''
  const links = parts.map(
    ({ anchor, title }) => `<li><a href="#${anchor}">${escapeHtml(title)}</a></li>`,
  )
  return `<nav class="outline" aria-labelledby="outline"><p id="outline">On this page</p><ul>${links.join('')}</ul></nav>`
}
