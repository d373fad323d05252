import { directionOf, type Language } from '#i18n/languages.ts'
import type { Shortcut } from '#kit/features/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import { product } from '#rules/product.ts'
import { APP_ICONS } from '#ui/theme/app-icons.ts'
import { frameColour } from '#ui/theme/theme-colours.ts'
import { wordsIn, wordsOf } from '../words.ts'

export interface ManifestSettings extends Pick<Config, 'environmentMark'> {
  shortcuts: readonly Shortcut[]
  categories: readonly string[]
}

export function manifestIn(
  language: Language,
  { environmentMark, shortcuts, categories }: ManifestSettings,
) {
  // A trial and the real one may stand side by side on one home screen.
  const name = [environmentMark, product.name].filter(Boolean).join(' ')
  const icons = APP_ICONS.filter(({ purpose }) => purpose !== 'apple').map(
    ({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    }),
  )
  return {
    id: '/app',
    name,
    short_name: name,
    description: wordsIn(language, 'description'),
    lang: language,
    dir: directionOf(language),
    start_url: '/app',
    scope: '/',
    display: 'standalone',
    background_color: frameColour.light,
    theme_color: frameColour.light,
    categories,
    icons,
    shortcuts: shortcuts.map((shortcut) => ({
      name: wordsOf(language)[shortcut.name] ?? shortcut.name,
      url: shortcut.url,
      icons: icons.slice(0, 1),
    })),
  }
}
