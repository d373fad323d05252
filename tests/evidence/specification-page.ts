import { type Shown, titles } from './specification.ts'

const introduction = `# The specification, line by line

What Incipit was asked for, in the words of its specification, each line with the tests that show it. Written by
\`npm run docs\` from \`tests/evidence/specification.json\` and the names of the tests; \`npm test\` fails on a line that no test
shows, on a test that claims a line that there is not, and when this page is not what it would write.
`

/** The page that shows all of it. */
export function specificationPage(shown: readonly Shown[]): string {
  const sections = [...Map.groupBy(shown, ({ section }) => section)].map(
    ([section, lines]) => `## ${section}. ${titles.get(section)}\n\n${lines.map(part).join('\n')}`,
  )
  return `${introduction}\n${sections.join('\n').trimEnd()}\n`
}

function part({ id, says, notBuilt, tests }: Shown) {
  const files = Map.groupBy(tests, ({ path }) => path)
  const rows = [...files]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, some]) => `- [${path}](../${path}): ${told(some.map(({ title }) => title))}`)
  const reason = notBuilt ? [`- Not built: ${notBuilt}`] : []
  return `### ${id}\n\n> ${says}\n\n${[...rows, ...reason].join('\n')}\n`
}

const shownAtMost = 3

/** A few by name; the others are in the file beside them. */
function told(names: string[]) {
  const some = names.slice(0, shownAtMost).map((name) => `“${escaped(name)}”`)
  const rest = names.length - some.length
  return [...some, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')
}

/** What a name holds is text, also where Markdown would see more in it. */
const escaped = (name: string) => name.replaceAll(/[\\`*_<>[\]$~|#]/g, String.raw`\$&`)
