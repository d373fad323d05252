import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inProject } from '../../bootstrap/project.mjs'

const theme = (name) => readFileSync(inProject('src/ui/theme', name), 'utf8')

const own = ['text', 'frame', 'search'].map((name) =>
  readFileSync(inProject('scripts/docs/site/styles', `${name}.css`), 'utf8'),
)
const fonts = theme('fonts.css')
const fontFile = /url\('(@fontsource|\.)([^']+)'\)/g

/** The web fonts of the product, by their paths in the project. */
export const fontFiles = [...fonts.matchAll(fontFile)].map(([, place, path]) =>
  place === '.' ? `src/ui/theme${path}` : `node_modules/${place}${path}`,
)

/** The product's fonts and colours, then the rules of the site. */
export function siteStyles() {
  const tokens = theme('tokens.css')
    // Names of Tailwind's classes, which the site has none of.
    .replace(/@theme inline \{[^}]*\}/, '')
    .replace('@theme {', ':root {')
  const local = fonts.replaceAll(fontFile, (_, _place, path) => `url('fonts/${basename(path)}')`)
  return [local, theme('font-fallbacks.css'), tokens, ...own].join('\n')
}
