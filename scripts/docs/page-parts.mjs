export function sectionOf(page, title) {
  const start = page.indexOf(`## ${title}\n`)
  if (start === -1) throw new Error(`There is no section “${title}” any more`)
  const end = page.indexOf('\n## ', start + 1)
  return page.slice(start, end === -1 ? undefined : end).trim()
}

/** The rows of a table of two columns, without its head. */
export function rowsOf(page, title) {
  const text = title ? sectionOf(page, title) : page
  return [...text.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)]
    .map(([, first, second]) => [first, second])
    .filter(([first]) => !/^(-+|command|to …)$/.test(first))
}

/** A link of a page in `docs/`, as a page beside `docs/` has it. */
export const inDocs = (link) =>
  link.replaceAll('](../', '](').replaceAll(/\]\((?=[a-z]+[\w-]*\.md|decisions)/g, '](docs/')
