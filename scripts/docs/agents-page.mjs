/** `AGENTS.md`: what a coding agent reads first, from the pages that people read. */
export function agentsPage({ readme, contributing, guides }) {
  const commands = rowsOf(readme, 'Commands').map(([command, does]) => `- ${command}: ${does}`)
  const tasks = rowsOf(guides).map(([task, page]) => `- To ${task}: ${inDocs(page)}`)
  return [
    '# For coding agents',
    'Written by `npm run docs` from README.md, CONTRIBUTING.md and docs/README.md: change those.',
    '## Commands',
    commands.join('\n'),
    '## Guides',
    'Tests follow those for developers to the letter. Start a resource, a role or a domain with `npm run new`.',
    tasks.join('\n'),
    ...['Layers', 'Conventions', 'Migrations'].map((title) => sectionOf(contributing, title)),
  ]
    .join('\n\n')
    .concat('\n')
}

function sectionOf(page, title) {
  const start = page.indexOf(`## ${title}\n`)
  if (start === -1) throw new Error(`There is no section “${title}” any more`)
  const end = page.indexOf('\n## ', start + 1)
  return page.slice(start, end === -1 ? undefined : end).trim()
}

/** The rows of a table of two columns, without its head. */
function rowsOf(page, title) {
  const text = title ? sectionOf(page, title) : page
  return [...text.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)]
    .map(([, first, second]) => [first, second])
    .filter(([first]) => !/^(-+|command|to …)$/.test(first))
}

const inDocs = (link) =>
  link.replaceAll('](../', '](').replaceAll(/\]\((?=[a-z]+[\w-]*\.md|decisions)/g, '](docs/')
