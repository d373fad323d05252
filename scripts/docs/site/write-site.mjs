import { globSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Eleventy } from '@11ty/eleventy'
import sharp from 'sharp'
import { product, productLinks } from '../../../src/rules/product.ts'
import { inProject } from '../../bootstrap/project.mjs'
import { say } from '../../bootstrap/words.mjs'
import { sectionsOf } from './headings.mjs'
import { siteMarkdown } from './markdown.mjs'
import { sitePages } from './pages.mjs'
import { searchIndex } from './search-index.mjs'
import { fontFiles, siteStyles } from './styles.mjs'

const site = 'scripts/docs/site'
const output = process.argv[2] ?? 'dist-docs'

const pages = sitePages()
const markdown = siteMarkdown({
  sources: new Set(pages.map(({ source }) => source)),
  repository: productLinks.repository,
  pictureSizes: await sizesIn('docs/pictures'),
})
for (const page of pages) {
  page.sections = sectionsOf(markdown.parse(page.text, { source: page.source }))
}

rmSync(inProject(output), { recursive: true, force: true })
await new Eleventy(site, output, { quietMode: true, config: configure }).write()
write('site.css', siteStyles())
write('search-index.json', searchIndex(pages))
say(`The documentation is in ${output}/: ${pages.length} pages.`)

function configure(eleventy) {
  eleventy.setTemplateFormats(['md'])
  eleventy.setIncludesDirectory('layouts')
  eleventy.setLibrary('md', markdown)
  eleventy.addGlobalData('product', product.name)
  eleventy.addGlobalData('pages', pages)
  eleventy.addPassthroughCopy({
    'docs/pictures': 'docs/pictures',
    'src/ui/theme/favicon.svg': 'assets/favicon.svg',
    [`${site}/node_modules/minisearch/dist/es/index.js`]: 'assets/minisearch.js',
    [`${site}/assets/*.js`]: 'assets',
    ...Object.fromEntries(fontFiles.map((path) => [path, `assets/fonts/${basename(path)}`])),
  })
  for (const { source, text, url, title } of pages) {
    const data = { layout: 'page.11ty.js', permalink: url, source, title }
    eleventy.addTemplate(source, text, { ...data, templateEngineOverride: 'md' })
  }
}

async function sizesIn(folder) {
  const paths = globSync(`${folder}/*`, { cwd: inProject() })
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await sharp(inProject(path)).metadata()])),
  )
}

function write(name, text) {
  writeFileSync(inProject(output, 'assets', name), text)
}
