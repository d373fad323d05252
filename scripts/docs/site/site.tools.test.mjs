import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { installTools, tools } from '../../bootstrap/install.mjs'
import { inProject } from '../../bootstrap/project.mjs'
import { searchOptions } from './assets/search-options.js'
import { sectionsOf } from './headings.mjs'
import { sitePages } from './pages.mjs'

await installTools(tools.site)
const { siteMarkdown } = await import('./markdown.mjs')
const { searchIndex } = await import('./search-index.mjs')
const { default: MiniSearch } = await import('minisearch')

const markdown = siteMarkdown({
  sources: new Set(['README.md', 'docs/README.md', 'docs/tour.md', 'modules/pets/docs/pets.md']),
  repository: 'https://example.org/repository',
  pictureSizes: new Map([['docs/pictures/sign-in.webp', { width: 1280, height: 800 }]]),
})
const render = (text, source = 'docs/tour.md') => markdown.render(text, { source })

test('the site has every page of docs/ and of modules, in the groups of docs/README.md', () => {
  const pages = sitePages()
  const files = globSync(['docs/{,decisions/}*.md', 'modules/*/docs/*.md'], { cwd: inProject() })
  const sources = pages.map(({ source }) => source)
  expect(sources).toEqual(expect.arrayContaining([...files, 'README.md', 'CONTRIBUTING.md']))
  expect(new Set(sources).size).toBe(sources.length)
  expect(pages).toContainEqual(
    expect.objectContaining({ source: 'docs/tour.md', group: 'Start', url: 'docs/tour.html' }),
  )
})

test('links lead to pages of the site, or to the file in the repository', () => {
  expect(render('[a](../README.md#start)')).toContain('href="../index.html#start"')
  expect(render('[a](tour.md)', 'docs/README.md')).toContain('href="tour.html"')
  expect(render('[a](../modules/pets/docs/pets.md#feed)')).toContain('href="pets.html#feed"')
  expect(render('[a](../../../docs/tour.md)', 'modules/pets/docs/pets.md')).toContain(
    'href="tour.html"',
  )
  expect(render('[a](../src/app/)')).toContain(
    'href="https://example.org/repository/blob/HEAD/src/app/"',
  )
  expect(render('[a](https://example.org/x.md) [b](#c)')).toMatch(/x\.md".*href="#c"/)
})

test('a picture has its size, and the one for dark screens where there is one', () => {
  expect(render('![Pets](pictures/sign-in.webp)')).toContain(
    '<picture><source media="(prefers-color-scheme: dark)" srcset="pictures/sign-in-dark.webp">' +
      '<img src="pictures/sign-in.webp" alt="Pets" width="1280" height="800"></picture>',
  )
})

test('headings have the anchors of GitHub, and sections are found by their words', () => {
  const text =
    '# Sample\n\nAbout `it`.\n\n## A list: `GET /x`\n\nFirst\nline.\n\n## Next\n\n## Next\n'
  const page = render(text)
  expect([...page.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'sample',
    'a-list-get-x',
    'next',
    'next-1',
  ])
  const sections = sectionsOf(markdown.parse(text, { source: 'docs/tour.md' }))
  const index = MiniSearch.loadJSON(
    searchIndex([{ url: 'x.html', label: 'Sample', sections }]),
    searchOptions,
  )
  expect(index.search('lin')).toMatchObject([
    { id: 'x.html#a-list-get-x', page: 'Sample', title: 'A list: GET /x', start: 'First line. ' },
  ])
})
