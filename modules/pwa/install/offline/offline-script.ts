import { rememberedLanguage } from '#i18n/language-memory.ts'
import { directionOf } from '#i18n/languages.ts'
import { product } from '#rules/product.ts'
import { parseTheme, THEME_STORAGE } from '#ui/theme/theme.ts'
import { showKept } from './show-kept.ts'

/** The server can return later than the network. */
const CHECK_INTERVAL_MS = 5000

const root = document.documentElement
root.lang = rememberedLanguage()
root.dir = directionOf(rememberedLanguage())
root.dataset.theme = parseTheme(readTheme())

document.addEventListener('DOMContentLoaded', () => {
  const words = document.querySelector<HTMLElement>(`[data-offline]:lang(${root.lang})`)
  if (!words) return
  document.title = `${words.dataset.offline} · ${product.name}`
  words.hidden = false
  words.querySelector('button')?.addEventListener('click', () => location.reload())
  const kept = words.querySelector<HTMLElement>('[data-kept]')
  if (kept) void showKept(kept)
})
addEventListener('online', () => location.reload())
setInterval(() => void lookAround(), CHECK_INTERVAL_MS)

async function lookAround() {
  const isBack = await fetch('/api/health/live').then(
    ({ ok }) => ok,
    () => false,
  )
  if (isBack) location.reload()
}

function readTheme() {
  try {
    return localStorage.getItem(THEME_STORAGE)
  } catch {
    // Browsers can block storage; the device's setting then decides.
    return null
  }
}
