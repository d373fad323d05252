import { inDocs, rowsOf } from './page-parts.mjs'

/** `llms.txt`, in the format of llmstxt.org: its links are those of the checkout, and of the product in local mode. */
export function llmsPage({ readme, guides, skills }) {
  const [, title, summary] = /^# (.+)\n\n([^]+?)\n\n/.exec(readme) ?? []
  return [
    `# ${title}`,
    `> ${summary.replaceAll('\n', ' ')}`,
    'The API document of a running product is at `/api/v1/openapi.json`. Written by `npm run docs`.',
    '## Start here',
    '- [For coding agents](AGENTS.md): commands, layers, conventions, migrations',
    '## Guides',
    rowsOf(guides)
      .map(([task, page]) => `- ${inDocs(page)}: to ${task}`)
      .join('\n'),
    '## Skills',
    skills.map(({ name, path, description }) => `- [${name}](${path}): ${description}`).join('\n'),
    '## Optional',
    '- [Changelog](CHANGELOG.md): what is new, and what to follow with code of your own',
  ]
    .join('\n\n')
    .concat('\n')
}
