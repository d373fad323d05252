import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const INJECTION = /^__insertCSS\(".*"\);?$/m
const IMPORT = /@import '(sonner\/[^']+)' layer\((\w+)\);/
/** Its properties on <html> would make the browser compute the style of the whole page when the toasts load. */
const ON_PAGE = /html\[dir='\w+'\],\s*/g

/** Sonner injects a <style> element, which the content security policy blocks; `toasts.css` replaces it. */
export function sonnerCss(): Plugin[] {
  return [withoutInjection(), withoutPageStyles()]
}

function withoutPageStyles(): Plugin {
  return {
    name: 'sonner-page-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/feedback\/toasts\.css$/ },
      async handler(code) {
        const [rule, file, layer] = IMPORT.exec(code) ?? []
        if (!rule || !file) return this.error('toasts.css no longer imports the styles of sonner')
        const styles = await readFile(fileURLToPath(import.meta.resolve(file)), 'utf8')
        return code.replace(rule, () => `@layer ${layer} {\n${styles.replaceAll(ON_PAGE, '')}\n}`)
      },
    },
  }
}

function withoutInjection(): Plugin {
  return {
    name: 'sonner-css',
    // Pre-bundling would hide the module from the transform below.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform: {
      filter: { id: /\/node_modules\/sonner\/.*\.m?js(\?|$)/ },
      handler(code) {
        const without = code.replace(INJECTION, '')
        if (without === code) this.error('sonner no longer injects its CSS in the known way')
        return { code: without, map: null }
      },
    },
  }
}
