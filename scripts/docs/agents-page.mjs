import { inDocs, rowsOf, sectionOf } from './page-parts.mjs'

/** `AGENTS.md`: what a coding agent reads first, from the pages that people read. */
export function agentsPage({ readme, contributing, guides, skills }) {
  const commands = rowsOf(readme, 'Commands').map(([command, does]) => `- ${command}: ${does}`)
  const groups = [...guides.matchAll(/^## (.+)$/gm)].map(
    ([, title]) => `- ${title}: ${linksIn(guides, title)}`,
  )
  return [
    '# For coding agents',
    'Written by `npm run docs` from README.md, CONTRIBUTING.md and docs/README.md: change those.',
    '## Commands',
    commands.join('\n'),
    '## Guides',
    'Tests follow those for developers to the letter; [llms.txt](llms.txt) says what each is for. `npm run new` begins most of them.',
    groups.join('\n'),
    `Skills, a short list of steps for each common task: ${skills.map(skillLink).join(', ')}.`,
    ...['Layers', 'Conventions', 'Migrations'].map((title) => sectionOf(contributing, title)),
  ]
    .join('\n\n')
    .concat('\n')
}

const linksIn = (guides, title) =>
  rowsOf(guides, title)
    .map(([, page]) => inDocs(page))
    .join(', ')

const skillLink = ({ name, path }) => `[${name}](${path})`
