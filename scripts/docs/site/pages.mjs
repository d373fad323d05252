import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { inProject } from '../../bootstrap/project.mjs'

const contents = 'docs/README.md'
const decisions = 'docs/decisions'

/** The pages of the site: those that the tables of docs/README.md name, and each decision. */
export function sitePages() {
  const groups = groupsOf(read(contents))
  const listed = groups.flatMap(({ title, entries }) =>
    entries.map((entry) => ({ ...entry, group: title })),
  )
  const others = readdirSync(inProject(decisions))
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ source: `${decisions}/${file}` }))
    .filter(({ source }) => !listed.some((entry) => entry.source === source))
  return [{ source: contents }, ...listed, ...others].map(pageOf)
}

function groupsOf(table) {
  return table
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      entries: [...section.matchAll(/^\| .+ \| \[(.+)\]\((.+\.md)\) +\|$/gm)].map(
        ([, label, link]) => ({ label, source: posix.join('docs', link) }),
      ),
    }))
}

function pageOf({ source, label, group }) {
  const text = read(source)
  const heading = /^# (.+)$/m.exec(text)[1].replaceAll('`', '')
  return { source, text, group, title: heading, label: label ?? heading, url: urlOf(source) }
}

/** The site mirrors the folders of the project, and has the guides of modules beside the others. */
export const urlOf = (source) =>
  source
    .replace(/^modules\/[^/]+\/(?=docs\/)/, '')
    .replace(/README\.md$/, 'index.md')
    .replace(/\.md$/, '.html')

/** The picture for dark screens has the name of the one for light screens and `-dark`. */
export function darkVariant(path) {
  const dark = path.replace(/\.webp$/, '-dark.webp')
  return dark !== path && existsSync(inProject(dark)) ? dark : undefined
}

const read = (path) => readFileSync(inProject(path), 'utf8')
