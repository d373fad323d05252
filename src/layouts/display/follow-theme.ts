import favicon from '#ui/theme/favicon.svg?raw'
import { frameColours } from '#ui/theme/theme-colours.ts'
import { parseTheme, type Theme } from '#ui/theme/theme.ts'

const DARK = '(prefers-color-scheme: dark)'

export function followTheme() {
  const root = document.documentElement
  let shown: Theme | undefined

  function show() {
    const theme = parseTheme(root.dataset.theme)
    if (theme === shown) return
    shown = theme
    colourFrame(theme)
    drawIcon(theme)
  }

  new MutationObserver(show).observe(root, { attributeFilter: ['data-theme'] })
  show()
}

function colourFrame(theme: Theme) {
  const { light, dark } = frameColours(theme)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = meta.media === DARK ? dark : light
  }
}

function drawIcon(theme: Theme) {
  const isDark = { light: 'not all', dark: 'all', system: DARK }[theme]
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon) {
    icon.href = `data:image/svg+xml,${encodeURIComponent(favicon.replace(DARK, isDark))}`
  }
}
