import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guidePattern } from '#rules/guides.ts'
import { type ProjectFile, projectFiles, root } from '../conventions/project-files.ts'
import { withNext } from '../conventions/with-next.ts'

const pages = projectFiles('{*.md,llms.txt}', '{docs,modules/*/docs,.github,.agents,evals}/**/*.md')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

const withoutCode = (text: string) => text.replaceAll(/^```.*?^```$/gms, '')

const anchorsOf = (text: string) =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Measurements and tests that need modules go with these, and copies for coding agents lack some. */
const isLeftOut = (place: string) => {
  const [folder] =
    /^(bench|evals|scripts\/earlier|tests\/(?:cluster|reliability))(?=\/)/.exec(place) ?? []
  return folder !== undefined && !existsSync(join(root, folder))
}

/** The changelog and decisions name what is gone. */
const isHistory = (path: string) => path.startsWith('docs/decisions/')

/** The guides whose example is in a module. */
const isFollowed = (path: string) => /^docs\/(adding-|resource-|starting-)/.test(path)

const isOfAbsentModule = (place: string) => {
  const [, folder] = /^(modules\/[\w-]*)/.exec(place) ?? []
  return folder !== undefined && !existsSync(join(root, folder))
}

function deadLinks({ path, text }: ProjectFile): string[] {
  if (path === 'CHANGELOG.md') return []
  const links = withoutCode(text).matchAll(/(?:\]\(|\bsrc(?:set)?=")([^)"\s]+)[)"]/g)
  return [...links].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return []
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? path : join(dirname(path), file)
    if (isLeftOut(target) || (isHistory(path) && isOfAbsentModule(target))) return []
    if (!existsSync(join(root, target))) return [`${path}: ${link}`]
    const there = anchor === undefined ? '' : readFileSync(join(root, target), 'utf8')
    return anchor === undefined || anchorsOf(there).includes(anchor) ? [] : [`${path}: ${link}`]
  })
}

function unknownCommands({ path, text }: ProjectFile): string[] {
  return [...text.matchAll(/npm run ([\w:-]+)/g)].flatMap(([, name = '']) =>
    name in manifest.scripts || isLeftOut(`${name}/`) ? [] : [`${path}: npm run ${name}`],
  )
}

const writtenByGuides = pages.flatMap(({ text }) =>
  [...text.matchAll(/^(?:It writes |Replace )?`([^`]+)`:$/gm)].map(([, path = '']) => path),
)
/** The folders that `npm run new` writes, by what it is asked for. */
const folders: Record<string, string> = {
  resource: 'modules/catalogue/',
  language: 'src/i18n/translations/',
}
const writtenByCommands = pages.flatMap(({ text }) =>
  [...text.matchAll(/^npm run new -- (resource|language) ([\w-]+)/gm)].map(
    ([, what = '', name = '']) => `${folders[what]}${name}`,
  ),
)
const isByCommand = (place: string) =>
  writtenByCommands.some((folder) => place === folder || place.startsWith(`${folder}/`))

/** A name to fill in, and the folder that a benchmark makes. */
const isNotYet = (place: string) => /[<{*]/.test(place) || place === 'bench/results/'

function missingPlaces({ path, text }: ProjectFile): string[] {
  const places = withoutCode(text).matchAll(
    /`((?:bench|deploy|docs|evals|migrations|modules|scripts|src|tests|vite)\/[^`\s]*)`/g,
  )
  return [...places].flatMap(([, place = '']) =>
    isNotYet(place) ||
    isLeftOut(place) ||
    ((isFollowed(path) || isHistory(path) || place === 'modules/') && isOfAbsentModule(place)) ||
    writtenByGuides.includes(place) ||
    isByCommand(place) ||
    existsSync(join(root, place))
      ? []
      : [`${path}: ${place}`],
  )
}

test('every folder and file that a page names is there, and answers “Where is …?”', () => {
  // The changelog names what is gone.
  const current = pages.filter(({ path }) => path !== 'CHANGELOG.md')
  expect(withNext(current.flatMap(missingPlaces), 'correct the path on the page')).toEqual([])
})

test('every link and picture of every page leads somewhere', () => {
  expect(pages.length).toBeGreaterThan(25)
  expect(
    withNext(pages.flatMap(deadLinks), 'correct the link; it is relative to its page'),
  ).toEqual([])
})

test('every command that a page names is there', () => {
  expect(
    withNext(pages.flatMap(unknownCommands), 'name a command of “scripts” in package.json'),
  ).toEqual([])
})

test('from the first page of the guides one gets to each', () => {
  const [first] = projectFiles('docs/README.md')
  for (const { path } of projectFiles(guidePattern)) {
    expect(`README.md ${first?.text}`).toContain(path.replace(/^docs\//, ''))
  }
})

describe('the check itself bites', () => {
  const page = (text: string) => ({ path: 'docs/sample.md', text })

  test.each([
    '[Gone](gone.md)',
    '![Picture](pictures/gone.webp)',
    '<img src="pictures/gone.webp">',
    '<source srcset="pictures/gone.webp">',
    '[Anchor](tour.md#nowhere)',
  ])('on %s', (text) => expect(deadLinks(page(text))).toHaveLength(1))

  test('on a place that is gone', () => {
    const text = 'See `src/server/gone.ts`, `src/app/` and `src/kit/<name>`.'
    expect(missingPlaces(page(text))).toEqual(['docs/sample.md: src/server/gone.ts'])
  })

  test('not on what is there', () => {
    const text = '[Tour](tour.md#two-commands) [Elsewhere](https://example.org)'
    expect(deadLinks(page(text))).toEqual([])
  })

  test('on a command that is not there', () => {
    expect(unknownCommands(page('npm run dance; npm run check'))).toHaveLength(1)
  })
})
